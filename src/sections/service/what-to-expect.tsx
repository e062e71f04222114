import { Picture, type PictureSource } from '~/components/picture.tsx'
import { HeadingWords, Section, SectionHeading } from '~/components/section.tsx'
import type { Heading, Stat, Step } from '~/content/page-parts.ts'
import { classNames } from '~/lib/class-names.ts'
import { Steps } from '~/sections/shared/steps.tsx'

type ExpectProps = {
  heading: Heading
  steps: readonly Step[]
  stats: readonly Stat[]
  /** Where it happens, or with what. */
  picture: PictureSource
}

const Place = ({ picture }: Pick<ExpectProps, 'picture'>) => (
  <div className="w-full shrink-0 md:w-[36vw] lg:w-100">
    <Picture
      source={picture}
      sizes="(width >= 64rem) 400px, (width >= 48rem) 36vw, 92vw"
      className="w-full rounded-card"
    />
  </div>
)

/** The way through a treatment, across the page. */
export function ExpectSteps({ heading, steps, picture }: Omit<ExpectProps, 'stats'>) {
  return (
    <Section labelledBy="what-to-expect" ground="mint">
      <SectionHeading id="what-to-expect" {...heading} aside={<Place picture={picture} />} />
      <Steps steps={steps} />
    </Section>
  )
}

/** The way through a treatment, down the page beside its heading, with the figures at the end. */
export function ExpectSplit({ heading, steps, stats, picture }: ExpectProps) {
  return (
    <Section labelledBy="what-to-expect" ground="mint">
      <div className="grid gap-x-10 gap-y-10 md:grid-cols-[36vw_1fr] lg:grid-cols-[1fr_1.7fr] lg:gap-x-16">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          <HeadingWords id="what-to-expect" {...heading} />
          <div className="mt-8">
            <Place picture={picture} />
          </div>
        </div>
        <Steps steps={steps} layout="column" />
      </div>
      <div className="mt-12 border-ink/15 border-t pt-10 md:mt-16 md:pt-12">
        <StatList stats={stats} look="line" />
      </div>
    </Section>
  )
}

/** A treatment that takes months: where the time goes, before anything else. */
export function ExpectTimeline({ heading, steps, stats, picture }: ExpectProps) {
  return (
    <Section labelledBy="what-to-expect" ground="ink">
      <SectionHeading id="what-to-expect" {...heading} aside={<Place picture={picture} />} onDark />
      <Steps steps={steps} onDark />
      <div className="mt-12 border-white/20 border-t pt-10 md:mt-16 md:pt-12">
        <StatList stats={stats} look="onDark" />
      </div>
    </Section>
  )
}

type StatBandProps = { stats: readonly Stat[]; ground?: 'cream' | 'white' }

/** Figures on a dark card that closes the hero. */
export function StatBand({ stats, ground = 'cream' }: StatBandProps) {
  return (
    <div className={ground === 'white' ? 'bg-white' : 'bg-cream'}>
      <div className="container-page pb-12 md:pb-16">
        <StatList stats={stats} look="panel" />
      </div>
    </div>
  )
}

/** `panel` is a dark card, `line` stands on the page, `onDark` stands on a dark ground. */
const looks = {
  panel: {
    list: 'rounded-card bg-ink px-6 py-7 text-white md:px-10 md:py-8',
    label: 'text-white/85',
    line: 'border-white/20',
  },
  line: { list: '', label: 'text-ink-soft', line: 'border-ink/15' },
  onDark: { list: '', label: 'text-white/85', line: 'border-white/25' },
} as const

function StatList({ stats, look }: { stats: readonly Stat[]; look: keyof typeof looks }) {
  const { list, label: labelClass, line } = looks[look]
  return (
    <dl
      className={classNames(
        'grid gap-x-6 gap-y-7 min-[24rem]:grid-cols-2 lg:grid-cols-[repeat(4,auto)] lg:justify-between',
        list,
      )}
    >
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className={classNames(
            'flex flex-col-reverse justify-end lg:not-first:border-l lg:not-first:pl-8',
            line,
          )}
        >
          <dt className={classNames('text-small', labelClass)}>{label}</dt>
          <dd className="font-display text-[1.5rem] leading-tight md:max-lg:text-[2rem] xl:text-[2rem]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
