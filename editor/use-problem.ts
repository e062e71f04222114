import { useState } from 'react'
import * as v from 'valibot'
import type { Walkable } from '../src/content/schema-fields.ts'
import { sentenceOf, stored } from './schema-values.ts'

export type PlainInputProps = {
  schema: Walkable
  label: string
  help: string
  value: unknown
  onChange: (value: unknown) => void
  /** Somebody has tried to save: say at once what is missing. */
  showProblems: boolean
}

/** The sentence under a field, once somebody has left it or tried to save. */
export function useProblem({ schema, value, showProblems }: PlainInputProps) {
  const [wasLeft, setWasLeft] = useState(false)
  const result = v.safeParse(schema, stored(value))
  const shown = (wasLeft || showProblems) && !result.success
  return {
    problem: shown ? sentenceOf(result.issues, schema) : undefined,
    leave: () => setWasLeft(true),
  }
}

/** What every input of Keystatic's is told alike. */
export const common = ({ label, help, schema }: PlainInputProps, problem?: string) => ({
  label,
  ...(help && { description: help }),
  ...(problem && { errorMessage: problem }),
  isRequired: schema.type !== 'optional',
})
