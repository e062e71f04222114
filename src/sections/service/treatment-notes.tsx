import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { ClayPicture } from '~/components/clay-picture.tsx'
import type { PictureSource } from '~/components/picture.tsx'
import { HeadingWords, Section, SectionHeading } from '~/components/section.tsx'
import type { ServicePage } from '~/content/service-page.ts'

type GoodToKnowProps = {
  content: ServicePage['goodToKnow'][number]
  picture: PictureSource
}

/** Limits, risks and alternatives, as plainly as a price. */
export function GoodToKnow({ content, picture }: GoodToKnowProps) {
  return (
    <Section labelledBy="good-to-know" ground="peach">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
        <div className="flex items-center justify-between gap-6 lg:block">
          <HeadingWords id="good-to-know" title={content.title} />
          <ClayPicture
            source={picture}
            moon="bg-white"
            sizes="(width >= 64rem) 288px, (width >= 48rem) 176px, 128px"
            className="w-32 shrink-0 md:w-44 lg:mt-10 lg:w-72"
          />
        </div>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {content.points.map((point) => (
            <li key={point} className="border-ink/15 border-t-2 pt-5">
              <Info className="mb-3 size-6 text-brand" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

type AtAGlanceProps = {
  procedure: ServicePage['procedure']
  /** What leads on from it. */
  children?: ReactNode
}

/** A treatment in three answers: what search engines are told of it stands here for everybody. */
export function AtAGlance({ procedure, children }: AtAGlanceProps) {
  const facts = [
    { when: 'Before', text: procedure.preparation },
    { when: 'During', text: procedure.howPerformed },
    { when: 'Afterwards', text: procedure.followup },
  ]
  return (
    // The questions follow on the same ground.
    <Section labelledBy="at-a-glance" ground="white" className="*:pb-0">
      <SectionHeading id="at-a-glance" title={`${procedure.name} at a glance`} />
      {/* It sums up what the page says: the search leads to where it says so. */}
      <dl data-search="skip" className="grid gap-x-10 gap-y-8 md:card-row">
        {facts.map(({ when, text }) => (
          <div key={when} className="border-coral border-t-2 pt-5">
            <dt className="font-display text-h3">{when}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="mt-10">{children}</div>}
    </Section>
  )
}
