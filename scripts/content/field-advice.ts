import * as v from 'valibot'

/** The parts of valibot's schemas that lead further in. */
type Walkable = {
  type: string
  pipe?: Walkable[]
  entries?: Record<string, Walkable>
  item?: Walkable
  value?: Walkable
  wrapped?: Walkable
}

/** What a field that is not there should have held, in the words of its own schema. */
export function adviceFor(schema: v.GenericSchema, path: unknown[]): string | undefined {
  const field = path.reduce<Walkable | undefined>(stepInto, schema as unknown as Walkable)
  if (!field || field.type === 'strict_object') return undefined
  const result = v.safeParse(field as unknown as v.GenericSchema, undefined)
  return result.success ? undefined : result.issues[0]?.message
}

function stepInto(schema: Walkable | undefined, key: unknown): Walkable | undefined {
  const inner = schema?.pipe?.[0] ?? schema
  const target = inner?.wrapped ?? inner
  return target?.entries?.[String(key)] ?? target?.item ?? target?.value
}
