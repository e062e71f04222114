import * as v from 'valibot'

/** The parts of valibot's schemas that lead further in. */
export type Walkable = v.GenericSchema & {
  type: string
  pipe?: (Walkable & { metadata?: Record<string, unknown>; title?: string; description?: string })[]
  entries?: Record<string, Walkable>
  item?: Walkable
  items?: Walkable[]
  value?: Walkable
  wrapped?: Walkable
  options?: Walkable[] | string[]
}

export type Leaf = { value: unknown; path: string[]; names?: string }

/** Every single value in `data`, with its place and what its field names (fields.ts, `nameOf`). */
export function leavesOf(schema: v.GenericSchema, data: unknown, path: string[] = []): Leaf[] {
  const field = unwrapped(schema as Walkable)
  if (data === undefined || data === null) return []
  if (field.entries)
    return Object.entries(field.entries).flatMap(([key, inner]) =>
      leavesOf(inner, (data as Record<string, unknown>)[key], [...path, key]),
    )
  if (Array.isArray(data))
    return data.flatMap((entry, index) =>
      leavesOf(field.item ?? (field.items?.[index] as Walkable), entry, [...path, `${index}`]),
    )
  if (field.type === 'union') {
    const fitting = (field.options as Walkable[]).find((option) => v.is(option, data))
    return fitting ? leavesOf(fitting, data, path) : []
  }
  const names = metadataOf(schema as Walkable).names as string | undefined
  return [{ value: data, path, ...(names && { names }) }]
}

/** Every text in a file as it is written, with its place. */
export function textsIn(
  written: unknown,
  path: string[] = [],
): { value: string; path: string[] }[] {
  if (typeof written === 'string') return [{ value: written, path }]
  if (typeof written !== 'object' || written === null) return []
  return Object.entries(written).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

/** Inside `optional` and the like. */
export const unwrapped = (field: Walkable): Walkable =>
  field.wrapped ? unwrapped(field.wrapped) : field

type Part = NonNullable<Walkable['pipe']>[number]

/** The checks and notes of a field in order, whatever was put around it later. */
const partsOf = (field: Walkable): Part[] =>
  (field.pipe ?? []).flatMap((part) => (part.pipe ? partsOf(part) : [part]))

export const metadataOf = (schema: Walkable): Record<string, unknown> =>
  Object.assign({}, ...partsOf(unwrapped(schema)).map(({ metadata }) => metadata ?? {}))

/** `data` with every text that visitors read put through `change`; names and patterns stay. */
export function mapWords(
  schema: v.GenericSchema,
  data: unknown,
  change: (text: string) => string,
): unknown {
  const field = unwrapped(schema as Walkable)
  if (data === undefined || data === null) return data
  if (field.entries) {
    const entries = field.entries
    return Object.fromEntries(
      Object.entries(data as object).map(([key, value]) => [
        key,
        entries[key] ? mapWords(entries[key], value, change) : value,
      ]),
    )
  }
  if (Array.isArray(data))
    return data.map((entry, index) =>
      mapWords(field.item ?? (field.items?.[index] as Walkable), entry, change),
    )
  if (field.type === 'union') {
    const fitting = (field.options as Walkable[]).find((option) => v.is(option, data))
    return fitting ? mapWords(fitting, data, change) : data
  }
  return typeof data === 'string' && isWords(field) ? change(data) : data
}

const isWords = (field: Walkable): boolean =>
  metadataOf(field).isWords === true && !partsOf(field).some(({ type }) => type === 'regex')
