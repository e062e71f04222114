import { Info } from 'lucide-react'
import { Section } from '~/components/section.tsx'
import type { ServicePage } from '../../../content/model/service-page.ts'

type GoodToKnowProps = {
  content: ServicePage['goodToKnow']
  ground: 'cream' | 'white' | 'peach' | 'mint'
}

/** Limits, risks and alternatives, as plainly as a price. */
export function GoodToKnow({ content, ground }: GoodToKnowProps) {
  return (
    <Section labelledBy="good-to-know" ground={ground}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
        <h2 id="good-to-know" className="text-h2">
          {content.title}
        </h2>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {content.points.map((point) => (
            <li key={point} className="border-ink/15 border-t-2 pt-5">
              <Info className="mb-3 size-6 text-brand" aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
