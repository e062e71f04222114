import { fieldName } from '../content/field-name.ts'
import type { LaunchContent } from './launch-content.ts'

export type Text = { file: string; field: string; key: string; value: string }

/** Every text in content/, with its place: a field of a content file, or a line of a Markdown file. */
export const textsOf = ({
  entries,
  documents,
}: Pick<LaunchContent, 'entries' | 'documents'>): Text[] => [
  ...entries.flatMap(({ file, data }) => textsIn(data, [], file, data)),
  ...documents.flatMap(({ file, fields, body }) => [
    ...Object.entries(fields).map(([key, value]) => ({ file, field: key, key, value })),
    ...body
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((value) => ({ file, field: firstWords(value), key: '', value })),
  ]),
]

function textsIn(value: unknown, path: string[], file: string, root: unknown): Text[] {
  if (typeof value === 'string')
    return [{ file, field: fieldName(root, path), key: path.at(-1) ?? '', value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key], file, root))
}

/** An editor finds a paragraph by how it begins; line numbers move. */
const firstWords = (line: string) => line.split(' ').slice(0, 5).join(' ')
