import { slug } from 'github-slugger'
import { Signpost } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { HeadingWords, Section } from '~/components/section.tsx'
import type { NhsPage, PracticePage } from '~/content/location-page.ts'
import type { Heading } from '~/content/page-parts.ts'
import { ActionRow, type ContactBook } from '~/sections/shared/actions.tsx'
import { PracticeInfo } from '~/sections/shared/practice-info.tsx'

type TransportNote = NhsPage['transportNote'][number]

type PracticePanelProps = ComponentProps<typeof PracticeInfo> & {
  heading: Heading
  picture: PictureSource
  /** Below the heading. */
  transportNote: TransportNote | undefined
}

/** Where the practice is and when it is open: one card, half picture, half facts. */
export function PracticePanel(props: PracticePanelProps) {
  const { heading, picture, transportNote, ...info } = props
  return (
    <Section labelledBy="practice-title" ground="cream">
      <div className="grid overflow-hidden rounded-card bg-white shadow-card lg:grid-cols-[1fr_1.1fr]">
        <div className="flex flex-col">
          <Picture
            source={picture}
            sizes="(width >= 75rem) 568px, (width >= 64rem) 46vw, 92vw"
            className="h-auto w-full"
          />
          <div className="grid grow content-center p-6 md:p-10 md:max-lg:pb-2 max-md:pb-0 lg:p-12">
            <HeadingWords id="practice-title" {...heading} />
            {transportNote && <Transport content={transportNote} />}
          </div>
        </div>
        <div className="p-6 md:p-10 lg:p-12">
          <PracticeInfo {...info} />
        </div>
      </div>
    </Section>
  )
}

function Transport({ content }: { content: TransportNote }) {
  return (
    <section className="mt-8 flex gap-4 rounded-inner bg-mint p-5 md:p-6">
      <Signpost className="mt-0.5 size-6 shrink-0 text-brand" />
      <div>
        <h3 id="getting-here" className="text-h3">
          {content.title}
        </h3>
        <p className="mt-1.5 text-small">{content.text}</p>
      </div>
    </section>
  )
}

type PracticeContactProps = ComponentProps<typeof PracticeInfo> & {
  content: PracticePage
  book: ContactBook
}

/** How to reach the practice, beside the questions people ask before they come. */
export function PracticeContact({ content, book, ...info }: PracticeContactProps) {
  return (
    <Section labelledBy="contact-title" ground="white">
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <div className="rounded-card bg-cream p-6 md:p-10">
          <HeadingWords id="contact-title" title={content.contactHeading.title} />
          <p className="mt-3 mb-8 text-ink-soft text-lead">{content.contactHeading.intro}</p>
          <PracticeInfo {...info} />
          <ActionRow actions={content.hero.actions} book={book} className="mt-8" />
        </div>
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start lg:pt-10">
          <h2 id="before-you-come" className="mb-8 text-h2">
            {content.questionsHeading.title}
          </h2>
          <dl className="divide-y divide-line border-line border-y">
            {content.questions.map(({ question, answer }) => (
              <div key={question} className="py-6 md:py-7">
                <dt id={slug(question)} className="font-display text-h3">
                  {question}
                </dt>
                <dd className="mt-2 text-ink-soft">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}
