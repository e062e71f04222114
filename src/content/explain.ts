import * as v from 'valibot'
import { unwrapped, type Walkable } from './schema-fields.ts'

type Issue = v.BaseIssue<unknown>

/** The mistakes in one content file, one line each: file, field, what to write instead. */
export function explain(schema: v.GenericSchema, data: unknown, file: string): string[] {
  const { issues = [] } = v.safeParse(schema, data)
  return issues.flatMap(leafIssues).map((issue) => {
    const path = issue.path?.map(({ key }) => key) ?? []
    const field = fieldName(data, path.map(String))
    return [file, field, plainMessage(issue, schema, path)].filter(Boolean).join(': ')
  })
}

/** A union says only that nothing fitted; the alternatives inside say what was wrong. */
function leafIssues(issue: Issue): Issue[] {
  const nested = issue.issues?.filter((inner) => inner.path) ?? []
  if (nested.length === 0) return [issue]
  return nested.map(
    (inner) => ({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] }) as Issue,
  )
}

function plainMessage(issue: Issue, schema: v.GenericSchema, path: unknown[]) {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return 'there is no such field; check its spelling'
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    const advice = adviceFor(schema, path)
    return advice ? `this field is missing; ${advice}` : 'this field is missing'
  }
  if (issue.type === 'strict_object' && issue.expected === 'Object') {
    return 'write its fields below it, like the entries beside it'
  }
  return issue.message
}

/** What a field that is not there should have held, in the words of its own schema. */
function adviceFor(schema: v.GenericSchema, path: unknown[]): string | undefined {
  const field = path.reduce<Walkable | undefined>(stepInto, schema as Walkable)
  if (!field || field.type === 'strict_object') return undefined
  return v.safeParse(field, undefined).issues?.[0].message
}

function stepInto(schema: Walkable | undefined, key: unknown): Walkable | undefined {
  const field = schema && unwrapped(schema)
  return field?.entries?.[String(key)] ?? field?.item ?? field?.value
}

/** Fields by which a reader tells the entries of a list apart. */
const nameFields = [
  'tradeName',
  'name',
  'author',
  'network',
  'title',
  'treatment',
  'procedure',
  'label',
  'question',
  'topic',
  'who',
  'reason',
  'id',
  'practice',
  'day',
  'days',
  'phone',
  'from',
  'text',
  'price',
  'nhsBand',
  'card',
  'page',
  'code',
  'answer',
  'words',
]

/** A title can be a whole sentence; its first words find it. */
const widestName = 28

/** `clinics.Four Birches.website` rather than `clinics.0.website`: the place as an editor sees it. */
export function fieldName(root: unknown, path: readonly string[]): string {
  let value = root
  const steps = path.map((key) => {
    const isEntryOfList = Array.isArray(value)
    value = (value as Record<string, unknown> | undefined)?.[key]
    return isEntryOfList ? (entryName(value) ?? String(Number(key) + 1)) : key
  })
  return steps.join('.')
}

/** What an entry calls itself. */
export function entryName(value: unknown, width = widestName): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = value as Record<string, unknown>
  const key = nameFields.find(
    (candidate) => typeof fields[candidate] === 'string' && fields[candidate],
  )
  return key && shortened(String(fields[key]), width)
}

/** On one line, as a list of mistakes has one line each. */
export function shortened(text: string, width: number) {
  const line = text.replace(/\s+/g, ' ')
  return line.length > width ? `${line.slice(0, width - 1).trimEnd()}…` : line
}
