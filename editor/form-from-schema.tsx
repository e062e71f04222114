import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core'
import * as v from 'valibot'
import { entryName } from '../src/content/explain.ts'
import { metadataOf, unwrapped, type Walkable } from '../src/content/schema-fields.ts'
import { PlainInput } from './plain-input.tsx'
import { asWritten, emptyValue, sentenceOf, stored, wordsOf } from './schema-values.ts'

/**
 * The form of a kind of content, from the same declaration that checks it (src/content/kinds.ts):
 * lists and groups are Keystatic's, everything else is one field of ours that shows the checker's
 * own sentence.
 */
export function formOf(schema: v.GenericSchema): Record<string, ComponentSchema> {
  const { entries = {} } = unwrapped(schema as Walkable)
  return Object.fromEntries(
    Object.entries(entries).map(([key, inner]) => [key, fieldOf(inner, key)]),
  )
}

function fieldOf(
  schema: Walkable,
  key: string,
  { label, help } = wordsOf(schema, key),
): ComponentSchema {
  const field = unwrapped(schema)
  if (field.entries && field === schema && !hasRules(field) && !isSmall(field))
    return fields.object(formOf(field), { label, ...(help && { description: help }) })
  if (field.type === 'array' && field.item && isObject(field.item))
    return fields.array(fieldOf(field.item, key, { label, help: '' }), {
      label,
      ...(help && { description: help }),
      itemLabel: (entry) => entryLabel(heldIn(entry)) ?? label,
    } as Parameters<typeof fields.array>[1])
  return plainField(schema, label, help)
}

/** Pictures with their text, buttons, a day's hours: shown as one thing. */
const isSmall = ({ entries = {} }: Walkable) =>
  Object.values(entries).some((inner) => metadataOf(inner).names === 'picture')

const isObject = (item: Walkable) =>
  unwrapped(item).entries !== undefined || unwrapped(item).type === 'union'

/** A rule about several fields at once can only be told of all of them together. */
const hasRules = ({ pipe = [] }: Walkable) =>
  pipe.some((action) => (action as { kind?: string }).kind === 'validation')

type Plain = string | number | boolean | object | null

/** One field, or a few that belong together; its value is what the file holds. */
function plainField(schema: Walkable, label: string, help: string): BasicFormField<Plain> {
  const problemOf = (value: Plain) => {
    const result = v.safeParse(schema, stored(value))
    return result.success ? undefined : sentenceOf(result.issues, schema)
  }
  return {
    kind: 'form',
    label,
    defaultValue: () => emptyValue(schema) as Plain,
    parse: (value) => (asWritten(value) ?? emptyValue(schema) ?? null) as Plain,
    serialize: (value) => ({ value: stored(value) as never }),
    validate: (value) => {
      const problem = problemOf(value)
      if (problem) throw new Error(problem)
      return value
    },
    reader: { parse: (value) => value as Plain },
    Input: ({ value, onChange, forceValidation }) => (
      <PlainInput
        schema={schema}
        label={label}
        help={help}
        value={value}
        onChange={(changed) => onChange((changed ?? null) as Plain)}
        showProblems={forceValidation}
      />
    ),
  }
}

/** An entry of a list is one field of ours, or Keystatic's group of several. */
function heldIn(entry: object): unknown {
  if ('value' in entry) return entry.value
  if (!('fields' in entry)) return undefined
  const fields = Object.entries(entry.fields as Record<string, object>)
  return Object.fromEntries(fields.map(([key, inner]) => [key, heldIn(inner)]))
}

/** What a list shows of an entry before it is opened: the name that a point about it goes by. */
function entryLabel(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const name = entryName(value, 60)
  const { from } = (value ?? {}) as { from?: unknown }
  if (!name || !from) return name
  return name === from ? printed(from) : `${name}, ${printed(from)}`
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** From when, or from how much. */
const printed = (from: unknown) =>
  /^\d{4}-\d\d-\d\d$/.test(String(from)) ? day.format(new Date(String(from))) : String(from)
