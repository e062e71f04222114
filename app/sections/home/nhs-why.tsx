import { ButtonLink } from '~/components/button-link.tsx'
import type { NhsSection } from '../../../content/model/nhs-section.ts'

export function NhsWhy({ why }: { why: NhsSection['why'] }) {
  return (
    <div className="mt-12 md:mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-text">
          <h3 className="text-[clamp(1.5rem,1.3rem+0.8vw,2rem)] leading-tight">{why.title}</h3>
          <p className="mt-2 text-lead text-white/95">{why.statement}</p>
        </div>
        <ButtonLink to={why.link.to} look="onDark">
          {why.link.label}
        </ButtonLink>
      </div>
      <dl className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {why.points.map(({ title, description }) => (
          <div key={title} className="border-white/40 border-t-2 pt-4">
            <dt className="font-bold">{title}</dt>
            <dd className="mt-1 text-white/95">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
