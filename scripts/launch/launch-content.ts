import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fieldName } from '../../src/content/explain.ts'
import { type FileName, files } from '../../src/content/files.ts'
import { parseYaml } from '../../src/content/parse-yaml.ts'
import { splitDocument } from '../../src/content/read-markdown.ts'
import { textsIn } from '../../src/content/walk.ts'

/** The texts of content/, before facts are filled in: a fact is reported where it stands. */
export type Words = {
  /** The YAML files. */
  entries: readonly { file: string; data: unknown }[]
  /** The Markdown files. */
  documents: readonly { file: string; fields: Record<string, unknown>; body: string }[]
}

/** Everything the launch check looks at, so that it can be tried on a changed copy. */
export type LaunchContent = Words & {
  pictures: readonly { file: string; sha256: string }[]
  /** Sums of the pictures that the project was delivered with. */
  sampleArt: ReadonlySet<string>
}

export function dataIn<T>({ entries }: Words, file: string): T {
  const entry = entries.find((candidate) => candidate.file === file)
  if (!entry) throw new Error(`${file} is not in src/content/files.ts`)
  return entry.data as T
}

export function readLaunchContent(): LaunchContent {
  return {
    ...readWords(),
    pictures: found('content/images/**/*.*')
      .filter((file) => !file.endsWith('.md'))
      .map((file) => ({ file, sha256: sha256(readFileSync(file)) })),
    sampleArt: sumsIn(readFileSync('scripts/launch/sample-art.txt', 'utf8')),
  }
}

/** Texts alone, which is quicker. */
export const readWords = (): Words => ({
  entries: Object.keys(files).map((name) => yamlFile(name as FileName)),
  documents: found('content/{articles,pages}/*.md').map((file) => ({
    file,
    ...splitDocument(readFileSync(file, 'utf8'), file),
  })),
})

function yamlFile(name: FileName) {
  const file = `content/${name}.yaml`
  return { file, data: parseYaml(readFileSync(file, 'utf8'), file) }
}

const found = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()

export const sha256 = (bytes: Buffer) => hash('sha256', bytes)

/** Lines as sha256sum writes them: the sum, then the name. */
export const sumsIn = (list: string): ReadonlySet<string> =>
  new Set(list.split('\n').flatMap((line) => /^[0-9a-f]{64}/.exec(line)?.[0] ?? []))

export type Text = { file: string; field: string; key: string; value: string }

/** Every text in content/, with its place: a field of a content file, or a line of a Markdown file. */
export const textsOf = ({ entries, documents }: Words): Text[] => [
  ...entries.flatMap(({ file, data }) =>
    textsIn(data).map(({ value, path }) => ({
      file,
      field: fieldName(data, path),
      key: path.at(-1) ?? '',
      value,
    })),
  ),
  ...documents.flatMap(({ file, fields, body }) => [
    ...Object.entries(fields).map(([key, value]) => ({ file, field: key, key, value: `${value}` })),
    ...body
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((value) => ({ file, field: firstWords(value), key: '', value })),
  ]),
]

/** An editor finds a paragraph by how it begins; line numbers move. */
const firstWords = (line: string) => line.split(' ').slice(0, 5).join(' ')
