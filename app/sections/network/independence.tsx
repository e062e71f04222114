import { Scale } from 'lucide-react'
import { Section } from '~/components/section.tsx'
import type { Network } from '../../../content/model/network.ts'

/** Nobody should take a partner for one of our practices. */
export function Independence({ content }: { content: Network['disclaimer'] }) {
  return (
    <Section labelledBy="independence-title" ground="mint">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[1fr_1.6fr]">
        <h2 id="independence-title" className="flex items-start gap-4 text-h2">
          <Scale className="mt-1.5 size-9 shrink-0 text-brand" aria-hidden="true" />
          {content.title}
        </h2>
        <p className="text-lead">{content.text}</p>
      </div>
    </Section>
  )
}
