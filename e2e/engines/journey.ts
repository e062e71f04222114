import type { RunningEngine } from './browsers.ts'
import type { Visitor } from './visitor.ts'

export type Journey = {
  name: string
  /** What the browser may complain about on this way. */
  expectedComplaints?: RegExp
  run: (visitor: Visitor, engine: RunningEngine) => Promise<void>
}

export function expectEqual(actual: unknown, expected: unknown, what: string) {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`)
}
