import type * as v from 'valibot'
import { unwrapped, type Walkable } from '../src/content/schema-fields.ts'

/** As the file has it: what was left empty is not there. */
export function stored(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(stored).filter((entry) => entry !== undefined)
  if (typeof value !== 'object') return value
  const held = Object.entries(value)
    .map(([key, inner]) => [key, stored(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(held)
}

/** A day without quotation marks, which Keystatic's reader takes for a moment, is what the file says. */
export function asWritten(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (Array.isArray(value)) return value.map(asWritten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asWritten(inner)]))
}

/** What a new entry starts with. */
export function emptyValue(schema: Walkable): unknown {
  if (schema.type === 'optional') return null
  const field = unwrapped(schema)
  if (field.entries)
    return Object.fromEntries(
      Object.entries(field.entries).map(([key, inner]) => [key, emptyValue(inner)]),
    )
  if (field.type === 'union') return emptyValue((field.options as Walkable[])[0] as Walkable)
  if (field.type === 'array' || field.type === 'strict_tuple') return []
  if (field.type === 'record') return {}
  if (field.type === 'boolean') return false
  if (field.type === 'literal') return (field as unknown as { literal: unknown }).literal
  if (field.type === 'number') return null
  return ''
}

/** The first thing that is wrong, with the label of its field when it lies deeper. */
export function sentenceOf(issues: readonly v.BaseIssue<unknown>[], schema: Walkable): string {
  const [issue] = issues
  if (!issue) return ''
  const message =
    issue.type === 'strict_object' && issue.received === 'undefined'
      ? 'this is needed'
      : issue.message
  let field: Walkable | undefined = schema
  let label = ''
  for (const { key, input } of issue.path ?? []) {
    field = stepInto(field, String(key), input)
    if (typeof key === 'string') label = field ? wordsOf(field, key).label : words(key)
  }
  return label ? `${label}: ${message}` : message
}

/** The field below another by its key, or of an entry of a list. */
export function stepInto(
  outer: Walkable | undefined,
  key: string,
  value: unknown,
): Walkable | undefined {
  const field = outer && unwrapped(outer)
  if (field?.type === 'union')
    return (field.options as Walkable[]).map((option) => stepInto(option, key, value)).find(Boolean)
  return field?.entries?.[key] ?? (Array.isArray(value) ? field?.item : undefined) ?? field?.value
}

export function wordsOf(schema: Walkable, key: string) {
  const pipe = unwrapped(schema).pipe ?? []
  const last = (part: 'title' | 'description') =>
    pipe.findLast((action) => typeof action[part] === 'string')?.[part]
  return { label: last('title') ?? words(key), help: last('description') ?? '' }
}

/** `tradeName` → `Trade name`; a page keeps its address. */
export const words = (key: string) =>
  key.startsWith('/')
    ? key
    : key
        .replace(/([a-z])([A-Z0-9])/g, (_, end: string, start: string) => `${end} ${start}`)
        .replaceAll('-', ' ')
        .toLowerCase()
        .replace(/^./, (letter) => letter.toUpperCase())
