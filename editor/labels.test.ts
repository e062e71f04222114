import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { files, folders } from '../src/content/kinds.ts'
import { unwrapped, type Walkable } from '../src/content/schema-fields.ts'
import { words, wordsOf } from './schema-values.ts'

/** Labels that need no help, and are right even where they only repeat the name of the field. */
const selfExplaining = [
  'Answer',
  'Email',
  'First day',
  'Greeting',
  'Name',
  'Phone',
  'Postcode',
  'Question',
  'Saturday',
  'Sunday',
  'Title',
  'Treatment',
]

type Field = { path: string; key: string; schema: Walkable }

/** Every field that a form shows, with its place. One that can hold only one value is not shown. */
function fieldsIn(schema: Walkable, place: string): Field[] {
  const { entries = {}, item, items = [], value, options = [] } = unwrapped(schema)
  const own = Object.entries(entries)
    .filter(([, inner]) => inner.type !== 'literal')
    .map(([key, inner]) => ({ path: `${place} ${key}`.trim(), key, schema: inner }))
  const choices = options.filter((option) => typeof option === 'object')
  return [
    ...own,
    ...own.flatMap(({ path, schema }) => fieldsIn(schema, path)),
    ...[item, value, ...items, ...choices].flatMap((inner) =>
      inner ? fieldsIn(inner, place) : [],
    ),
  ]
}

function problemsIn(file: string, schema: v.GenericSchema): string[] {
  const found = fieldsIn(schema as unknown as Walkable, '').flatMap(
    ({ path, key, schema: inner }) => {
      const { label, help } = wordsOf(inner, key)
      if (selfExplaining.includes(label)) return []
      if (label === words(key)) return [`${file}: ${path}: has no label of its own`]
      return help ? [] : [`${file}: ${path}: "${label}" has no help`]
    },
  )
  return [...new Set(found)]
}

const schemas = Object.entries({ ...files, ...folders }).map(
  ([name, { schema }]) => [name, schema] as const,
)

describe('the editor’s forms', () => {
  test.each(schemas)('have a label and help for every field of %s', (file, schema) => {
    expect(problemsIn(String(file), schema as v.GenericSchema)).toEqual([])
  })
})
