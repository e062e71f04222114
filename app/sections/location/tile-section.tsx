import type { ComponentProps } from 'react'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { TileGrid } from '~/sections/shared/tile-grid.tsx'
import type { Heading } from '../../../content/model/blocks.ts'

type TileSectionProps = ComponentProps<typeof TileGrid> & {
  id: string
  heading: Heading
  ground?: ComponentProps<typeof Section>['ground']
}

export function TileSection({ id, heading, ground = 'mint', ...grid }: TileSectionProps) {
  return (
    <Section labelledBy={id} ground={ground ?? 'mint'}>
      <SectionHeading id={id} {...heading} />
      <TileGrid {...grid} />
    </Section>
  )
}
