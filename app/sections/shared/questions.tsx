import { Plus } from 'lucide-react'
import type { Question } from '../../../content/model/blocks.ts'

/** Questions that open one at a time, without a script; `group` keeps two lists on a page apart. */
export function Questions({
  questions,
  group = 'questions',
}: {
  questions: readonly Question[]
  group?: string
}) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ question, answer }) => (
        <details key={question} name={group} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4">
            <h3 className="text-h3">{question}</h3>
            <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-mint text-brand">
              <Plus
                className="size-5 transition-transform duration-200 group-open:rotate-45"
                aria-hidden="true"
              />
            </span>
          </summary>
          <p className="max-w-text pr-10 pb-6 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  )
}
