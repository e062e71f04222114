import { createRequire } from 'node:module'
import type { ComponentSchema } from '@keystatic/core'
import fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { iconNames } from '../src/content/icon-names.ts'
import { parseYaml } from '../src/content/parse-yaml.ts'
import { readContent } from '../src/content/read-content.ts'
import { readFiles, splitDocument } from '../src/content/read-files.ts'
import type { Walkable } from '../src/content/schema-fields.ts'
import { formAddress } from './form-address.ts'
import { awkward, filledIn, type Offered } from './form-entries.fixture.ts'
import { formOf } from './form-from-schema.tsx'
import { deletion, leftBeforeDeletion, mistakesAfter, problemsOfSaving } from './saving.ts'
import { sentenceOfTold } from './told.ts'

/** The reader and writer of Keystatic, which is no package of ours. */
const { dump, load } = createRequire(import.meta.resolve('@keystatic/core'))('js-yaml') as {
  dump: (value: unknown) => string
  load: (text: string) => unknown
}
const { articles, blog, pages, practices, prices, team } = readContent()

type Form = Record<string, ComponentSchema>
type Entry = Record<string, unknown>
type Kind = { file: string; schema: v.GenericSchema; form: Form; now: Entry; body?: string }

/** One of each kind. */
const kinds = readFiles().read.flatMap((found, index, all): Kind[] =>
  all.findIndex(({ kind }) => kind === found.kind) < index
    ? []
    : [{ ...found, form: formOf(found.schema), now: found.fields as Entry }],
)

const offered: Offered = {
  practice: Object.keys(practices),
  page: [...pages.map(({ path }) => path), '/#contact', '#booking'],
  price: Object.keys(prices),
  teamMember: team.map(({ name }) => name),
  articleCategory: blog.categories,
  landmark: ['terrace'],
  picture: ['hero', 'network', articles[0]?.image.src ?? 'hero'],
  icon: [...iconNames()].slice(0, 20),
}

const entryOf = ({ schema, now }: Kind) =>
  filledIn(schema as Walkable, offered, now) as fc.Arbitrary<Entry>

/** What the form says before it lets anybody save. */
function refusals(field: ComponentSchema, value: unknown): string[] {
  if (field.kind === 'object')
    return Object.entries(field.fields).flatMap(([key, inner]) =>
      refusals(inner, (value as Entry)[key]),
    )
  if (field.kind === 'array')
    return (value as unknown[]).flatMap((entry) => refusals(field.element, entry))
  if (field.kind !== 'form') throw new Error(`no form of ours has a ${field.kind}`)
  try {
    field.validate(value as never, undefined)
    return []
  } catch (error) {
    return [String(error)]
  }
}

/** As Keystatic hands a form to its writer. */
function serialised(field: ComponentSchema, value: unknown): unknown {
  if (field.kind === 'object') {
    const held = mapFields(field.fields, (inner, key) => serialised(inner, (value as Entry)[key]))
    return Object.fromEntries(Object.entries(held).filter(([, inner]) => inner !== undefined))
  }
  if (field.kind === 'array')
    return (value as unknown[]).map((entry) => serialised(field.element, entry) ?? null)
  return (field as { serialize: (value: unknown) => { value: unknown } }).serialize(value).value
}

/** As Keystatic fills a form from a file. */
function opened(field: ComponentSchema, value: unknown): unknown {
  if (field.kind === 'object')
    return mapFields(field.fields, (inner, key) =>
      opened(inner, (value as Entry | undefined)?.[key]),
    )
  if (field.kind === 'array')
    return ((value ?? []) as unknown[]).map((entry) => opened(field.element, entry))
  return (field as { parse: (value: unknown, more: undefined) => unknown }).parse(value, undefined)
}

const mapFields = (form: Form, change: (field: ComponentSchema, key: string) => unknown) =>
  Object.fromEntries(Object.entries(form).map(([key, field]) => [key, change(field, key)]))

const whole = (form: Form) => ({ kind: 'object', fields: form }) as ComponentSchema

const written = ({ form }: Kind, entry: Entry, body?: string) => {
  const fields = dump(serialised(whole(form), entry))
  return body === undefined ? fields : `---\n${fields}---\n${body.trim()}\n`
}

function readBack({ file }: Kind, source: string): unknown {
  // Through bytes, as a file is.
  const text = Buffer.from(source).toString()
  return file.endsWith('.md') ? splitDocument(text, file).fields : parseYaml(text, file)
}

/** What a program says, not a colleague. */
const unkind = /undefined|NaN|\[object|^TypeError|not a function|Cannot read|Invalid/

describe.each(kinds)('the form of $file', (kind) => {
  const form = whole(kind.form)

  const shown = opened(form, kind.now) as Entry

  test('shows what the file holds and saves it unchanged', () => {
    expect(refusals(form, shown)).toEqual([])
    expect(readBack(kind, written(kind, shown, kind.body))).toEqual(kind.now)
  })

  test('reads a day that somebody has written without quotation marks', () => {
    const byHand = dump(kind.now).replaceAll(/'(\d{4}-\d\d-\d\d)'/g, '$1')
    expect(opened(form, load(byHand))).toEqual(shown)
  })

  test('takes what is typed, or says what to write', () => {
    const said = awkward.flatMap((word) => refusals(form, everywhere(shown, word)))
    expect(said.filter((sentence) => unkind.test(sentence))).toEqual([])
  })

  test('writes whatever it takes so that it is read back, and opens it again', () => {
    fc.assert(
      fc.property(entryOf(kind), (entry) => {
        expect(refusals(form, entry)).toEqual([])
        const saved = serialised(form, entry)
        expect(readBack(kind, written(kind, entry, kind.body))).toEqual(saved)
        expect(serialised(form, opened(form, saved))).toEqual(saved)
      }),
      // A smaller example would take minutes to find, and these can be read.
      { numRuns: 10, endOnFailure: true },
    )
  })
})

/** An entry with one word wherever there are words. */
function everywhere(value: unknown, word: string): unknown {
  if (typeof value === 'string') return word
  if (Array.isArray(value)) return value.map((entry) => everywhere(entry, word))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, everywhere(inner, word)]),
  )
}

const bodyOf = ({ body }: Kind) =>
  body === undefined
    ? fc.constant(undefined)
    : fc
        .array(fc.constantFrom(...awkward, body), { maxLength: 4 })
        .map((parts) => parts.join('\n\n'))

type Addition = { path: string; contents: string }

/** Those of the files that can be saved together; what keeps the others out is told kindly. */
function savable(additions: Addition[]): Addition[] {
  const mistakes = mistakesAfter({ additions })
  if (mistakes.length === 0) return additions
  // A form, and what to write in it.
  const sentences = mistakes.map(sentenceOfTold)
  expect(sentences.filter((sentence) => !/^[^\n]+: [^\n]+$/.test(sentence))).toEqual([])
  expect(sentences.filter((sentence) => unkind.test(sentence))).toEqual([])
  expect(sentences.filter((sentence) => sentence.startsWith('content/'))).toEqual([])
  const left = additions.filter(
    ({ path }) => !mistakes.some(({ address }) => address === formAddress(path)),
  )
  // Where another file names what is gone, half of them may still be saved.
  return savable(left.length < additions.length ? left : left.slice(0, left.length / 2))
}

test.each([...Map.groupBy(kinds, (_, index) => index % 5).values()])(
  'the check before a save takes $file and others, or says what to write',
  (...group) => {
    const entries = fc.tuple(...group.map((kind) => fc.tuple(entryOf(kind), bodyOf(kind))))
    fc.assert(
      fc.property(entries, (filled) => {
        const additions = group.map((kind, index) => {
          const [entry, body] = filled[index] as [Entry, string?]
          const source = written(kind, entry, body)
          return { path: kind.file, contents: Buffer.from(source).toString('base64') }
        })
        savable(additions)
      }),
      { numRuns: 1, endOnFailure: true },
    )
  },
  60_000,
)

test('what keeps a practice from being deleted is listed until it is mended or kept', () => {
  const [slug] = Object.keys(practices)
  const update = { deletions: [{ path: `content/practices/${slug}.yaml` }] }
  expect(problemsOfSaving(update)).toContainEqual(expect.stringMatching(/^Team › People › /))
  expect(leftBeforeDeletion().map(({ address }) => address)).toContain('/keystatic/singleton/team')
  deletion.refused = undefined
  expect(leftBeforeDeletion()).toEqual([])
})
