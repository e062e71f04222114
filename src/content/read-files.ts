import { globSync } from 'node:fs'
import path from 'node:path'
import type * as v from 'valibot'
import { files, folders } from './kinds.ts'
import { ContentError, parseYaml, readText } from './parse-yaml.ts'

/** One file of content/: what it holds, and the schema that says what it must hold. */
export type ContentFile = {
  /** As messages name it: `content/practices/leeds.yaml`. */
  file: string
  /** The kind in kinds.ts that it belongs to: `team`, `practices`. */
  kind: string
  /** Its name without folder and ending. */
  name: string
  schema: v.GenericSchema
  fields: unknown
  /** The text of a Markdown file. */
  body?: string
}

/** Every file that the site is made of, and what keeps one from being read. */
export function readFiles(folder = 'content') {
  const problems: string[] = []
  const read = (place: Omit<ContentFile, 'fields'>): ContentFile[] => {
    try {
      const source = readText(path.join(folder, path.relative('content', place.file)))
      return [{ ...place, ...parseDocument(source, place.file) }]
    } catch (error) {
      if (error instanceof ContentError) problems.push(...error.lines)
      else problems.push(`${place.file}: this file is missing; the site cannot do without it`)
      return []
    }
  }
  const single = Object.entries(files).flatMap(([kind, { schema }]) =>
    read({ file: `content/${kind}.yaml`, kind, name: path.basename(kind), schema }),
  )
  const several = Object.entries(folders).flatMap(([kind, { schema, format }]) => {
    const ending = format === 'markdown' ? '.md' : '.yaml'
    return globSync(`${folder}/${kind}/*${ending}`)
      .sort()
      .flatMap((found) => {
        const name = path.basename(found, ending)
        return read({ file: `content/${kind}/${name}${ending}`, kind, name, schema })
      })
  })
  return { read: [...single, ...several], problems }
}

/** The fields of a file, and the text of a Markdown one. */
export const parseDocument = (source: string, file: string) =>
  file.endsWith('.md') ? splitDocument(source, file) : { fields: parseYaml(source, file) }

/** The lines between two `---` at the top of a Markdown file, and what follows them. */
export function splitDocument(source: string, file: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source)
  if (!match)
    throw new ContentError([`${file}: start the file with --- and close the facts with ---`])
  const [, head = '', body = ''] = match
  return { fields: parseYaml(head, file, 1) ?? {}, body: body.trim() }
}
