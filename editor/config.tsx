import {
  type BasicFormField,
  type ComponentSchema,
  collection,
  fields,
  config as keystaticConfig,
  singleton,
} from '@keystatic/core'
import type { ReactElement } from 'react'
import { files, folders } from '../src/content/kinds.ts'
import { AppearsOn } from './appears-on.tsx'
import './editor.css'
import { formOf } from './form-from-schema.tsx'
import { plainName } from './picture-input.tsx'
import { Pictures } from './pictures.tsx'
import { withPlainFacts, withPlainTables } from './plain-tables.ts'
import { Publish } from './publish.tsx'
import { repository } from './repository.ts'

const keyOf = (file: string) => file.replaceAll('/', '-')

/** Something to read or press among the fields of a form; nothing of it is saved. */
const note = (Show: () => ReactElement): BasicFormField<null> => ({
  kind: 'form',
  defaultValue: () => null,
  parse: () => null,
  serialize: () => ({ value: undefined }),
  validate: () => null,
  reader: { parse: () => null },
  Input: () => <Show />,
})

const appearsOn = note(() => <AppearsOn />)

const fileForms = Object.fromEntries(
  Object.entries(files).map(([file, { label, schema }]) => [
    keyOf(file),
    singleton({
      label,
      path: `content/${file}`,
      format: 'yaml',
      schema: { appearsOn, ...formOf(schema) },
    }),
  ]),
)

const richText = (folder: string) =>
  fields.markdoc({
    label: 'Text',
    extension: 'md',
    options: {
      // On a Git host the browser would write the photograph as it was taken.
      image: folder === 'articles' && !repository && picturesBeside(folder),
      codeBlock: false,
      code: false,
      // The title of an article is its only heading of the first level.
      heading: [2, 3, 4],
    },
  })

/** Written as from content/articles/, so that other programs show them too; files-endpoint.ts keeps them. */
const picturesBeside = (folder: string) => ({
  directory: `content/images/${folder}`,
  publicPath: `../images/${folder}`,
  transformFilename: (name: string) => `${plainName(name)}.webp`,
  schema: {
    alt: fields.text({
      label: 'What the picture shows',
      description: 'For people who cannot see it, in a short sentence.',
      validation: { length: { min: 12, max: 125 } },
    }),
  },
})

function markdownText(folder: string): ReturnType<typeof richText> {
  const field = richText(folder)
  return {
    ...field,
    serialize: (value, options) => {
      const { content, ...rest } = field.serialize(value, options)
      const text = content && withPlainFacts(withPlainTables(new TextDecoder().decode(content)))
      return { ...rest, content: text === undefined ? content : new TextEncoder().encode(text) }
    },
  }
}

const folderForms = Object.fromEntries(
  Object.entries(folders).map(([folder, { label, schema, namedAfter, format }]) => {
    const { [namedAfter]: named, ...others } = formOf(schema)
    const body = format === 'markdown' && markdownText(folder)
    return [
      folder,
      collection({
        label,
        path: `content/${folder}/*`,
        // Which of the fields it is, no type can know: they come from the schema.
        slugField: namedAfter as never,
        format: body ? { contentField: 'body' } : 'yaml',
        ...(folder === 'articles' && { entryLayout: 'content' as const }),
        columns: [namedAfter as never],
        schema: {
          [namedAfter]: fields.slug({
            name: { label: (named as { label?: string }).label ?? label },
            slug: {
              label: 'Name in addresses',
              description: 'Made from the name. After Copy, press Regenerate.',
            },
          }),
          appearsOn,
          ...others,
          ...(body && { body }),
        } as Record<string, ComponentSchema>,
      }),
    ]
  }),
)

const inMenu = (menu: string) => [
  ...Object.entries(folders).flatMap(([folder, kind]) => (kind.menu === menu ? [folder] : [])),
  ...Object.entries(files).flatMap(([file, kind]) => (kind.menu === menu ? [keyOf(file)] : [])),
]

/** Something to use instead of a form; its header has no Save (editor.css), and nothing is written. */
const tool = (label: string, Show: () => ReactElement) =>
  singleton({
    label,
    path: `content/.${label.toLowerCase()}`,
    format: 'yaml',
    schema: { tool: note(Show) },
  })

/** The owner's menu; every form comes from src/content/. */
export const config = keystaticConfig({
  storage: repository ? { kind: 'github', repo: repository } : { kind: 'local' },
  ui: {
    brand: { name: 'Our website' },
    navigation: {
      Practices: inMenu('Practices'),
      'Every day': [...inMenu('Every day'), 'pictures'],
      Online: ['publish'],
      'Home page': inMenu('Home page'),
      Pages: inMenu('Pages'),
      'Whole site': inMenu('Whole site'),
    },
  },
  collections: folderForms as Record<string, ReturnType<typeof collection>>,
  singletons: {
    ...fileForms,
    pictures: tool('Pictures', () => <Pictures />),
    publish: tool('Publish', () => <Publish />),
  } as Record<string, ReturnType<typeof singleton>>,
})
