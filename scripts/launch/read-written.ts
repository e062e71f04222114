import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fieldName } from '../../src/content/explain.ts'
import { parseYaml, readText } from '../../src/content/parse-yaml.ts'

/** A content file as it is written, before facts are filled in: a fact is reported where it stands. */
export type Written = { file: string; data: unknown }

export const readWritten = (): Written[] =>
  found('content/**/*.{yaml,md}')
    .filter((file) => !file.startsWith('content/images/'))
    .map((file) => ({ file, data: dataOf(readText(file), file) }))

/** A Markdown file's facts and, as `text`, its lines. */
function dataOf(source: string, file: string): unknown {
  if (file.endsWith('.yaml')) return parseYaml(source, file)
  const [, head = '', body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? []
  return { ...(parseYaml(head, file, 1) as object), text: body.split('\n').filter(Boolean) }
}

export type Picture = { file: string; sum: string }

export const readPictures = (): Picture[] =>
  found('content/images/**/*.{webp,png,jpg,jpeg,avif,svg}').map((file) => ({
    file,
    sum: hash('sha256', readFileSync(file)),
  }))

const found = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()

/** One value in a content file, however deep, with the place an editor finds it by. */
export type Place = {
  file: string
  /** `clinics.Four Birches.website` */
  field: string
  key: string
  value: unknown
  /** What stands beside it. */
  entry: Record<string, unknown>
}

export const placesIn = ({ file, data }: Written): Place[] => placesBelow(data, [], file, data)

function placesBelow(value: unknown, steps: string[], file: string, data: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const entry = value as Record<string, unknown>
  return Object.entries(entry).flatMap(([key, inner]) => {
    const here = [...steps, key]
    const place = { file, field: fieldName(data, here), key, value: inner, entry }
    return [place, ...placesBelow(inner, here, file, data)]
  })
}
