import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fieldId, problemId } from '~/sections/share-your-story/field-ids.ts'
import {
  isConsent,
  type ProblemField,
  problemFields,
  type StoryProblems,
} from './story-problems.ts'

/**
 * What is wrong, shown beside each field. After an attempt with problems the focus goes to their
 * list; where only a consent is missing, to that box: it stands right above the button that was
 * pressed.
 */
export function useShownProblems() {
  const [problems, setProblems] = useState<StoryProblems>({})
  const summary = useRef<HTMLDivElement>(null)
  const [attempts, setAttempts] = useState(0)

  useLayoutEffect(() => {
    for (const field of problemFields) showProblem(field, problems[field])
  }, [problems])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt, not while mending
  useEffect(() => {
    const fields = Object.keys(problems)
    if (attempts === 0 || fields.length === 0) return
    const box = fields.every(isConsent) && document.getElementById(fieldId(fields[0] ?? ''))
    const target = box || summary.current
    target?.focus()
  }, [attempts])

  return { problems, setProblems, summary, focusProblems: () => setAttempts((now) => now + 1) }
}

/** Beside the field, or gone from there. */
function showProblem(name: ProblemField, problem: string | undefined) {
  const place = document.getElementById(problemId(name))
  const field = document.getElementById(fieldId(name))
  const control = field?.closest('[role="radiogroup"]') ?? field
  if (!place || !control) return
  place.hidden = problem === undefined
  place.lastElementChild?.replaceChildren(problem ?? '')
  const describedBy = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== place.id)
  if (problem) {
    control.setAttribute('aria-invalid', 'true')
    describedBy.push(place.id)
  } else control.removeAttribute('aria-invalid')
  if (describedBy.length > 0) control.setAttribute('aria-describedby', describedBy.join(' '))
  else control.removeAttribute('aria-describedby')
}

type ProblemSummaryProps = {
  title: string
  problems: StoryProblems
  ref: RefObject<HTMLDivElement | null>
}

/** What is missing, each line a way to its field. */
export function ProblemSummary({ title, problems, ref }: ProblemSummaryProps) {
  const found = problemFields.filter((field) => problems[field])
  if (found.length === 0) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby="problems-title"
      className="mb-8 scroll-mt-28 rounded-inner border-2 border-problem bg-peach-soft p-5"
    >
      <h3 id="problems-title" className="text-h3">
        {title}
      </h3>
      <ul className="mt-2">
        {found.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                // The address and the way back stay as they are.
                event.preventDefault()
                document.getElementById(fieldId(field))?.focus()
              }}
              className="tap font-semibold underline underline-offset-4"
            >
              {problems[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
