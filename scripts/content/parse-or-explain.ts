import * as v from 'valibot'

/** The mistakes in one content file, one line each: file, field, what to write instead. */
export function explain(schema: v.GenericSchema, data: unknown, file: string): string[] {
  const result = v.safeParse(schema, data)
  return result.success
    ? []
    : result.issues.flatMap(leafIssues).map((issue) => sentence(issue, file))
}

export function parseOrExplain<T extends v.GenericSchema>(schema: T, data: unknown, file: string) {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output as v.InferOutput<T>
  throw new Error(
    result.issues
      .flatMap(leafIssues)
      .map((issue) => sentence(issue, file))
      .join('\n'),
  )
}

/** A union says only that nothing fitted; the alternatives inside say what was wrong. */
function leafIssues(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] {
  const nested = issue.issues?.filter((inner) => inner.path) ?? []
  return nested.length > 0
    ? (nested.map((inner) => ({ ...inner, path: joined(issue, inner) })) as v.BaseIssue<unknown>[])
    : [issue]
}

const joined = (outer: v.BaseIssue<unknown>, inner: v.BaseIssue<unknown>) => [
  ...(outer.path ?? []),
  ...(inner.path ?? []),
]

function sentence(issue: v.BaseIssue<unknown>, file: string) {
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  return `${file}: ${field ? `${field}: ` : ''}${plainMessage(issue)}`
}

function plainMessage(issue: v.BaseIssue<unknown>) {
  const isMissing = issue.received === 'undefined' && issue.kind === 'schema'
  if (issue.type === 'strict_object' && isMissing) return 'this field is missing'
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return 'there is no such field; check its spelling'
  return isMissing ? `this field is missing; ${issue.message}` : issue.message
}
