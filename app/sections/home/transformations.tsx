import { Badge } from '~/components/badge.tsx'
import { Carousel } from '~/components/carousel/carousel.tsx'
import { Section } from '~/components/section.tsx'
import { autoAdvance } from '~/lib/carousel-position.ts'
import type { TransformationsSection } from '../../../content/model/transformation.ts'
import { type CaseContent, CaseSlide } from './case-slide.tsx'

type TransformationsProps = { content: TransformationsSection; cases: readonly CaseContent[] }

export function Transformations({ content, cases }: TransformationsProps) {
  return (
    <Section id="transformations" labelledBy="transformations-title" ground="mint">
      <Carousel
        labelledBy="transformations-title"
        layout="single"
        interval={autoAdvance.transformations}
        head={
          <div className="mb-8 max-w-text md:mb-12">
            <Badge look="white">{content.eyebrow}</Badge>
            <h2 id="transformations-title" className="mt-4 text-h2">
              {content.title}
            </h2>
            <p className="mt-3 text-ink-soft text-lead">{content.intro}</p>
          </div>
        }
        cards={cases.map((item) => <CaseSlide key={item.id} item={item} labels={content} />)}
      />
      <p className="mx-auto mt-8 max-w-text text-center text-ink-soft text-small">{content.note}</p>
    </Section>
  )
}
