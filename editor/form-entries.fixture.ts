/** Entries as people fill them in: for every field what somebody may type, paste or leave out. */
import fc, { type Arbitrary } from 'fast-check'
import * as v from 'valibot'
import { metadataOf, unwrapped, type Walkable } from '../src/content/schema-fields.ts'
import { stored } from './schema-values.ts'

/** What the pickers of a form offer (names-endpoint.ts). */
export type Offered = Record<string, readonly string[]>

/** Words that trouble a file format, a page or a program. */
// biome-ignore format: words to read, not a column
export const awkward = [
  'yes', 'no', 'null', '~', 'true', '1e3', '0x1F', '0o17', '12:30:45', '1_000', '.5', '2026-12-25',
  '=', '<<', '# x', ': ', '- ', '- x', 'a: b', 'a #b', '? x', '[x]', '{x}', '&x', '*x', '!x', '|',
  '>', '%x', '@x', '`x`', '"', "'", '---', '...', '\\n', 'a\\', ',', '/', '{{', '}}', '$&', '$1',
  'O’Brien', "O'Brien", '“Quoted”', '"Quoted"', '– — …', '😀', '👩🏽‍⚕️ nurse', 'Zoë', 'Zoe\u0308', 'Łódź',
  'مرحبا', '\u00a0', '\u200b', '\ufeffx', '\u2028', '\u0007', '\ud800', '<b>bold</b>', '</script>',
  '&amp;', '{{group.name}}', '{town}', '__proto__', 'constructor', '  spaces  ', 'two\nlines', '\n', '\t',
  'tab\tbed', 'a\r\nb', '9-5', '+44 113 496 0331', '0113 496', '999', '6 %', '# # #', 'x'.repeat(300),
  'word '.repeat(60),
]

/** One that fits every kind of field, for where nothing stranger does. */
// biome-ignore format: words to read, not a column
const plain = [
  'Words', 'words', 'Anna B.', '£25.80', 'BD1 1AA', 'hello@practice.example', 'https://www.nhs.uk', '0113 496 0330',
  '2026-12-25', '09:00', 'case-07', '6 months', 'dQw4w9WgXcQ', 'Sample 12345', 'A sentence of some words.',
  'your location: {country name}', 'Words about a page. '.repeat(7).trim(),
]

const typed = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...awkward) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...awkward), { minLength: 2, maxLength: 4 })
      .map((words) => words.join(' ')),
  },
)

/**
 * What somebody may have put into this field. Where the form refuses what was typed, they put in what
 * was there (`now`), or something plain.
 */
export function filledIn(schema: Walkable, offered: Offered, now?: unknown): Arbitrary<unknown> {
  const field = unwrapped(schema)
  const inner = mended(schema, inside(field, offered, now), now)
  return schema.type === 'optional'
    ? fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: inner })
    : inner
}

function inside(field: Walkable, offered: Offered, now: unknown): Arbitrary<unknown> {
  if (field.entries)
    return fc.record(
      mapValues(field.entries, (inner, key) => filledIn(inner, offered, at(now, key))),
    )
  if (field.type === 'union')
    return fc.oneof(
      ...(field.options as Walkable[]).map((option) => filledIn(option, offered, now)),
    )
  if (field.type === 'strict_tuple')
    return fc.tuple(
      ...(field.items ?? []).map((item, index) => filledIn(item, offered, at(now, index))),
    )
  if (field.type === 'array') return list(field.item as Walkable, offered, now)
  if (field.type === 'record')
    return fc.record(
      mapValues((now ?? {}) as object, (text) => filledIn(field.value as Walkable, offered, text)),
    )
  if (field.type === 'boolean') return fc.boolean()
  if (field.type === 'literal')
    return fc.constant((field as unknown as { literal: unknown }).literal)
  if (field.type === 'picklist') return fc.constantFrom(...(field.options as string[]))
  if (field.type === 'number')
    return fc.oneof(fc.integer({ min: -1, max: 70 }), fc.double({ noNaN: true }), fc.constant(null))
  const { names } = metadataOf(field)
  if (typeof names === 'string') return fc.constantFrom(...(offered[names] ?? []))
  return typed
}

/** Entries are deleted, changed, added and moved; texts of a list are the lines of one box. */
function list(item: Walkable, offered: Offered, now: unknown): Arbitrary<unknown[]> {
  const { type, options } = unwrapped(item)
  if (type === 'picklist') return fc.subarray(options as string[])
  const held = Array.isArray(now) ? now : []
  const line = (entry: unknown) => (typeof entry === 'string' ? entry.replace(/\s+/g, ' ') : entry)
  const one = (entry: unknown) => filledIn(item, offered, entry).map(line)
  return fc.oneof(
    fc.array(one(held[0]), { maxLength: 3 }),
    fc.tuple(...held.map((entry) => fc.oneof(fc.constant(entry), one(entry)))),
    fc.shuffledSubarray(held),
    fc.constant(held),
  )
}

function mended(schema: Walkable, filled: Arbitrary<unknown>, now: unknown): Arbitrary<unknown> {
  const fits = (value: unknown) => v.is(schema, stored(value))
  return filled.map((value) => (fits(value) ? value : ([now, ...plain, 5].find(fits) ?? value)))
}

const mapValues = <T, U>(
  object: Record<string, T> | object,
  change: (value: T, key: string) => U,
) =>
  Object.fromEntries(
    Object.entries(object as Record<string, T>).map(([key, value]) => [key, change(value, key)]),
  )

const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
