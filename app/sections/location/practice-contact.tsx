import type { ComponentProps } from 'react'
import { Section } from '~/components/section.tsx'
import { ActionRow } from '~/sections/shared/action-row.tsx'
import type { ContactBook } from '~/sections/shared/contact-book.ts'
import { PracticeInfo } from '~/sections/shared/practice-info.tsx'
import type { PracticePage } from '../../../content/model/location-page.ts'

type PracticeContactProps = ComponentProps<typeof PracticeInfo> & {
  content: Pick<PracticePage, 'contactHeading' | 'questionsHeading' | 'questions' | 'hero'>
  book: ContactBook
}

/** How to reach the practice, beside the questions people ask before they come. */
export function PracticeContact({ content, book, ...info }: PracticeContactProps) {
  return (
    <Section labelledBy="contact-title" ground="white">
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <div className="rounded-card bg-cream p-6 md:p-10">
          <h2 id="contact-title" className="text-h2">
            {content.contactHeading.title}
          </h2>
          <p className="mt-3 mb-8 text-ink-soft text-lead">{content.contactHeading.intro}</p>
          <PracticeInfo {...info} />
          <ActionRow actions={content.hero.actions} book={book} className="mt-8" />
        </div>
        <div className="lg:pt-10">
          <h2 className="mb-8 text-h2">{content.questionsHeading.title}</h2>
          <dl className="divide-y divide-line border-line border-y">
            {content.questions.map(({ question, answer }) => (
              <div key={question} className="py-6 md:py-7">
                <dt className="font-display text-h3">{question}</dt>
                <dd className="mt-2 text-ink-soft">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}
