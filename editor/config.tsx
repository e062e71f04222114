import {
  type BasicFormField,
  type ComponentSchema,
  collection,
  fields,
  config as keystaticConfig,
  singleton,
} from '@keystatic/core'
import type { ReactElement } from 'react'
import { articleFields } from '../src/content/article.ts'
import { type FileName, files } from '../src/content/files.ts'
import { legalPageNames, legalPageSchema } from '../src/content/legal-page.ts'
import { AppearsOn } from './appears-on.tsx'
import './editor.css'
import { formOf } from './form-from-schema.tsx'
import { markdownField } from './markdown-field.tsx'
import { Pictures } from './pictures.tsx'
import { places } from './places.ts'
import { withPlainTables } from './plain-tables.ts'
import { Publish } from './publish.tsx'
import { words } from './schema-values.ts'

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

const appearsOn = (pages: readonly string[]) => note(() => <AppearsOn pages={pages} />)

const fileForms = Object.fromEntries(
  Object.entries(files).map(([file, schema]) => {
    const { label, pages } = places[file as FileName]
    return [
      keyOf(file),
      singleton({
        label,
        path: `content/${file}`,
        format: 'yaml',
        ...(pages[0] && { previewUrl: pages[0] }),
        schema: { appearsOn: appearsOn(pages), ...formOf(schema) },
      }),
    ]
  }),
)

const legalForms = Object.fromEntries(
  legalPageNames.map((name) => [
    name,
    singleton({
      label: words(name),
      path: `content/pages/${name}`,
      format: { contentField: 'body' },
      previewUrl: `/${name}`,
      schema: {
        appearsOn: appearsOn([`/${name}`]),
        ...formOf(legalPageSchema),
        body: markdownField('Text'),
      } as Record<string, ComponentSchema>,
    }),
  ]),
)

const { title: _, ...otherArticleFields } = formOf(articleFields)

const richText = fields.markdoc({
  label: 'Text',
  extension: 'md',
  // The title of an article is its only heading of the first level.
  options: { image: false, codeBlock: false, code: false, heading: [2, 3, 4] },
})

const articleText: typeof richText = {
  ...richText,
  serialize: (value, options) => {
    const { content, ...rest } = richText.serialize(value, options)
    const text = content && withPlainTables(new TextDecoder().decode(content))
    return { ...rest, content: text === undefined ? content : new TextEncoder().encode(text) }
  },
}

const articles = collection({
  label: 'Articles',
  path: 'content/articles/*',
  slugField: 'title',
  format: { contentField: 'body' },
  entryLayout: 'content',
  columns: ['title'],
  previewUrl: '/blog',
  schema: {
    title: fields.slug({
      name: { label: 'Title' },
      slug: { label: 'Name in its address', description: 'Made from the title; leave it.' },
    }),
    appearsOn: appearsOn(['/blog']),
    ...otherArticleFields,
    body: articleText,
  },
})

const inSection = (section: string) =>
  Object.entries(places)
    .filter(([, place]) => place.section === section)
    .map(([file]) => keyOf(file))

/** Something to use instead of a form; its header has no Save (editor.css), and nothing is written. */
const tool = (label: string, Show: () => ReactElement) =>
  singleton({
    label,
    path: `content/.${label.toLowerCase()}`,
    format: 'yaml',
    schema: { tool: note(Show) },
  })

/** Articles are no file of their own, and pictures no form: they stand where the owner looks for them. */
const everyDay = inSection('Every day').flatMap((key) =>
  key === 'questions' ? ['articles', key, 'pictures'] : [key],
)

/** The owner's menu; every form comes from src/content/. */
export const config = keystaticConfig({
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Our website' },
    navigation: {
      Practices: inSection('Practices'),
      'Every day': everyDay,
      Online: ['publish'],
      'Home page': inSection('Home page'),
      Pages: [...inSection('Pages'), ...legalPageNames],
      'Whole site': inSection('Whole site'),
    },
  },
  collections: { articles },
  singletons: {
    ...fileForms,
    ...legalForms,
    pictures: tool('Pictures', () => <Pictures />),
    publish: tool('Publish', () => <Publish />),
  } as Record<string, ReturnType<typeof singleton>>,
})
