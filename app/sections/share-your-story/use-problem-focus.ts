import { useEffect, useRef, useState } from 'react'
import { fieldId, isConsent, type StoryProblems } from './story-problems.ts'

/**
 * After an attempt with problems the focus goes to their list; where only a consent is missing,
 * to that box: it stands right above the button that was pressed.
 */
export function useProblemFocus(problems: StoryProblems) {
  const summary = useRef<HTMLDivElement>(null)
  const [attempts, setAttempts] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt, not while mending
  useEffect(() => {
    const fields = Object.keys(problems)
    if (attempts === 0 || fields.length === 0) return
    const box = fields.every(isConsent) && document.getElementById(fieldId(fields[0] ?? ''))
    const target = box || summary.current
    target?.focus()
  }, [attempts])

  return { summary, focusProblems: () => setAttempts((now) => now + 1) }
}
