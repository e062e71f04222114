import type { RefObject } from 'react'
import { fieldId, problemFields, type StoryProblems } from './story-problems.ts'

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
                // The router would treat the field as a section of the page.
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
