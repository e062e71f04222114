import { Picture, type PictureSource } from '~/components/picture.tsx'
import { Section, SectionHeading } from '~/components/section.tsx'
import type { Stat } from '~/content/page-parts.ts'
import type { ServicePage } from '~/content/service-page.ts'
import { Steps } from '~/sections/shared/steps.tsx'

type WhatToExpectProps = {
  content: ServicePage['expectation'][number]
  /** Where it happens, or with what. */
  picture: PictureSource
}

/** The way through a treatment, across the page. */
export function WhatToExpect({ content, picture }: WhatToExpectProps) {
  return (
    <Section labelledBy="what-to-expect" ground="mint">
      <SectionHeading
        id="what-to-expect"
        {...content.heading}
        aside={
          <div className="w-full shrink-0 md:w-[36vw] lg:w-100">
            <Picture
              source={picture}
              sizes="(width >= 64rem) 400px, (width >= 48rem) 36vw, 92vw"
              className="w-full rounded-card"
            />
          </div>
        }
      />
      <Steps steps={content.steps} />
    </Section>
  )
}

/** Figures on a dark card that closes the hero. */
export function StatBand({ stats }: { stats: readonly Stat[] }) {
  return (
    <div className="bg-white">
      <div className="container-page pb-12 md:pb-16">
        <dl className="grid gap-x-6 gap-y-7 rounded-card bg-ink px-6 py-7 text-white min-[24rem]:grid-cols-2 md:px-10 md:py-8 lg:grid-cols-[repeat(4,auto)] lg:justify-between">
          {stats.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-white/20 lg:not-first:border-l lg:not-first:pl-8"
            >
              <dt className="text-small text-white/85">{label}</dt>
              <dd className="font-display text-[1.5rem] leading-tight md:max-lg:text-[2rem] xl:text-[2rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
