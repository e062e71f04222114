import { Section } from '~/components/section.tsx'
import type { NhsSection } from '../../../content/model/nhs-section.ts'
import { NhsAcceptingCard } from './nhs-accepting-card.tsx'
import { NhsFullCard } from './nhs-full-card.tsx'
import type { NhsPractice } from './nhs-practice-name.tsx'
import { NhsTherapistNotice } from './nhs-therapist-notice.tsx'
import { NhsWhy } from './nhs-why.tsx'

type NhsProps = {
  content: NhsSection
  practices: readonly NhsPractice[]
}

/** The honest notice comes before any button. */
export function Nhs({ content, practices }: NhsProps) {
  return (
    <Section id="nhs" labelledBy="nhs-title" ground="nhs">
      <p className="inline-block rounded-pill bg-white px-5 py-2 font-bold text-nhs text-small tracking-wide">
        {content.banner}
      </p>
      <div className="mt-5 items-end justify-between gap-x-12 lg:flex">
        <h2 id="nhs-title" className="text-h2 lg:max-w-[12em]">
          {content.title}
        </h2>
        <p className="mt-4 max-w-text text-lead text-white/95 lg:mt-0 lg:max-w-[32rem]">
          {content.intro}
        </p>
      </div>
      <NhsTherapistNotice notice={content.notice} />
      <ul className="mt-5 flex flex-wrap gap-5">
        {practices.map((practice) =>
          practice.practice.acceptingNhs ? (
            <NhsAcceptingCard key={practice.slug} {...practice} content={content} />
          ) : (
            <NhsFullCard key={practice.slug} {...practice} content={content} />
          ),
        )}
      </ul>
      <NhsWhy why={content.why} />
    </Section>
  )
}
