import { Notice } from '~/components/notice.tsx'
import type { FreeCare as FreeCareContent } from '../../../content/model/charges.ts'

/** Who does not pay, and what to bring as proof. */
export function FreeCare({ content }: { content: FreeCareContent }) {
  return (
    <>
      <p className="mb-4 font-semibold">{content.intro}</p>
      <dl className="overflow-hidden rounded-card bg-white shadow-card">
        {content.groups.map(({ who, proof }) => (
          <div
            key={who}
            className="grid gap-x-8 gap-y-1 border-line px-6 py-5 not-first:border-t md:grid-cols-[1fr_1.2fr] md:px-8"
          >
            <dt className="font-semibold">{who}</dt>
            <dd className="text-ink-soft text-small">{proof}</dd>
          </div>
        ))}
      </dl>
      <Notice className="mt-6">
        <p className="font-semibold">{content.partialHelp}</p>
        <p className="mt-2 text-small">{content.checkFirst}</p>
      </Notice>
    </>
  )
}
