import type { ComponentProps, ReactNode } from 'react'
import { Section } from '~/components/section.tsx'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import { classNames } from '~/lib/class-names.ts'
import type { Heading, Tile } from '../../../content/model/blocks.ts'

type SideBySideTilesProps = {
  id: string
  heading: Heading
  tiles: readonly Tile[]
  ground?: ComponentProps<typeof Section>['ground']
  isNhs?: boolean
  /** Below the heading, for example a button. */
  children?: ReactNode
}

/** The heading stays in sight at the left while its points go by at the right. */
export function SideBySideTiles({
  id,
  heading,
  tiles,
  ground = 'white',
  isNhs = false,
  children,
}: SideBySideTilesProps) {
  return (
    <Section labelledBy={id} ground={ground ?? 'white'}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)] lg:self-start">
          <h2 id={id} className="text-h2">
            {heading.title}
          </h2>
          {heading.intro && <p className="mt-4 text-ink-soft text-lead">{heading.intro}</p>}
          {children}
        </div>
        <ul className="divide-y divide-line border-line border-y">
          {tiles.map(({ icon, title, description }) => (
            <li key={title} className="flex gap-5 py-6 md:gap-8 md:py-8">
              <TreatmentIcon
                name={icon}
                className={classNames(
                  'size-9 shrink-0 md:size-11',
                  isNhs ? 'text-nhs' : 'text-brand',
                )}
              />
              <div className="grow gap-x-8 md:grid md:grid-cols-[1fr_1.7fr]">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1 text-ink-soft md:mt-0">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
