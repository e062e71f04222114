import * as v from 'valibot'
import { adviceFor } from './field-advice.ts'
import { fieldName } from './field-name.ts'

type Issue = v.BaseIssue<unknown>

/** The mistakes in one content file, one line each: file, field, what to write instead. */
export function explain(schema: v.GenericSchema, data: unknown, file: string): string[] {
  const result = v.safeParse(schema, data)
  return result.success ? [] : sentences(result.issues, schema, data, file)
}

export function parseOrExplain<T extends v.GenericSchema>(schema: T, data: unknown, file: string) {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output as v.InferOutput<T>
  throw new Error(sentences(result.issues, schema, data, file).join('\n'))
}

const sentences = (issues: Issue[], schema: v.GenericSchema, data: unknown, file: string) =>
  issues.flatMap(leafIssues).map((issue) => {
    const path = issue.path?.map(({ key }) => key) ?? []
    const field = fieldName(data, path.map(String))
    return [file, field, plainMessage(issue, schema, path)].filter(Boolean).join(': ')
  })

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
    return 'write this between { and }, like the entries beside it'
  }
  return issue.message
}
