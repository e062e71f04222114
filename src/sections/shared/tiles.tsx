import { slug } from 'github-slugger'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Ground, HeadingWords, Section, SectionHeading } from '~/components/section.tsx'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import type { Heading, Tile } from '~/content/page-parts.ts'
import { classNames } from '~/lib/class-names.ts'

const columnClasses = {
  3: 'sm:grid-cols-2 lg:card-row',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const

type TileSectionProps = {
  id: string
  heading: Heading
  tiles: readonly (Tile & { link?: { label: string; to: string } | undefined })[]
  columns?: keyof typeof columnClasses
  ground?: Ground
  /** Below the tiles. */
  children?: ReactNode
}

/** Icon, title and a sentence each. On phones the icon stands beside the words. */
export function TileSection(props: TileSectionProps) {
  const { id, heading, tiles, columns = 4, ground = 'mint', children } = props
  return (
    <Section labelledBy={id} ground={ground}>
      <SectionHeading id={id} {...heading} />
      <ul className={classNames('grid gap-4 md:gap-6', columnClasses[columns])}>
        {tiles.map((tile) => (
          <li
            key={tile.title}
            className="flex gap-4 rounded-card bg-white p-6 shadow-card sm:flex-col sm:items-start sm:gap-5 md:p-7"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-inner bg-mint text-brand md:size-14">
              <TreatmentIcon name={tile.icon} className="size-6 md:size-7" />
            </span>
            <div className="flex grow flex-col">
              <h3 id={slug(tile.title)} className="text-h3">
                {tile.title}
              </h3>
              <p className="mt-1.5 text-ink-soft sm:mt-2">{tile.description}</p>
              {tile.link && (
                <a
                  href={tile.link.to}
                  className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start pt-3 font-semibold text-brand underline decoration-transparent underline-offset-4 hover:decoration-current"
                >
                  {tile.link.label}
                  <ArrowRight className="size-4" />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  )
}

type SideBySideTilesProps = {
  id: string
  heading: Heading
  tiles: readonly Tile[]
}

/** The heading stays in sight at the left while its points go by at the right. */
export function SideBySideTiles({ id, heading, tiles }: SideBySideTilesProps) {
  return (
    <Section labelledBy={id} ground="white">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)] lg:self-start">
          <HeadingWords id={id} {...heading} />
        </div>
        <ul className="divide-y divide-line border-line border-y">
          {tiles.map(({ icon, title, description }) => (
            <li key={title} className="flex gap-5 py-6 md:gap-8 md:py-8">
              <TreatmentIcon name={icon} className="size-9 shrink-0 text-brand md:size-11" />
              <div className="grow gap-x-8 md:grid md:grid-cols-[1fr_1.7fr]">
                <h3 id={slug(title)} className="text-h3">
                  {title}
                </h3>
                <p className="mt-1 text-ink-soft md:mt-0">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

type CompactServicesProps = { heading: Heading; services: readonly Tile[] }

/** NHS services as one ruled sheet: many, short and easy to run down with a finger. */
export function CompactServices({ heading, services }: CompactServicesProps) {
  return (
    <Section labelledBy="services-title" ground="white">
      <SectionHeading id="services-title" {...heading} />
      <ul className="grid gap-x-12 md:grid-cols-2">
        {services.map(({ icon, title, description }) => (
          <li key={title} className="flex gap-5 border-line border-t py-5 md:py-6">
            <span className="grid size-12 shrink-0 place-items-center rounded-inner bg-nhs text-white">
              <TreatmentIcon name={icon} className="size-6.5" />
            </span>
            <div>
              <h3 id={slug(title)} className="text-h3">
                {title}
              </h3>
              <p className="mt-1 text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
