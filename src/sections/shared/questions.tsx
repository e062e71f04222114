import { slug } from 'github-slugger'
import { Plus } from 'lucide-react'
import { ClayPicture } from '~/components/clay-picture.tsx'
import type { PictureSource } from '~/components/picture.tsx'
import { HeadingWords, Section } from '~/components/section.tsx'
import type { Heading, Question } from '~/content/page-parts.ts'

type QuestionSectionProps = {
  heading: Heading
  questions: readonly Question[]
  picture?: PictureSource
}

/** Questions beside their heading; the heading stays in view on wide screens. */
export function QuestionSection({ heading, questions, picture }: QuestionSectionProps) {
  return (
    <Section labelledBy="questions-title" ground="white">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          <HeadingWords id="questions-title" {...heading} />
          {picture && (
            <ClayPicture
              source={picture}
              moon="bg-mint"
              sizes="(width >= 64rem) 256px, 160px"
              className="mt-8 w-40 lg:w-64"
            />
          )}
        </div>
        <Questions questions={questions} />
      </div>
    </Section>
  )
}

/** They open one at a time, without a script. */
function Questions({ questions }: Pick<QuestionSectionProps, 'questions'>) {
  return (
    <div className="self-start divide-y divide-line border-line border-y">
      {questions.map(({ question, answer }) => (
        <details key={question} name="questions" className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4">
            <h3 className="text-h3">{question}</h3>
            <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-mint text-brand">
              <Plus className="size-5 transition-transform duration-200 group-open:rotate-45" />
            </span>
          </summary>
          <p id={slug(question)} className="max-w-text scroll-mt-40 pr-10 pb-6 text-ink-soft">
            {answer}
          </p>
        </details>
      ))}
    </div>
  )
}
