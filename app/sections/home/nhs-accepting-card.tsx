import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '~/components/button-link.tsx'
import { telHref } from '~/lib/phone.ts'
import { townLabel } from '~/lib/town-label.ts'
import type { NhsSection } from '../../../content/model/nhs-section.ts'
import { NhsPageLink } from './nhs-page-link.tsx'
import { type NhsPractice, NhsPracticeName } from './nhs-practice-name.tsx'

/** SPEC §4, accepting view: a register button and a call button. */
export function NhsAcceptingCard({
  practice,
  page,
  content,
}: NhsPractice & { content: NhsSection }) {
  const { town, phone, portalUrl, nhsFeatures } = practice
  return (
    <li className="flex flex-1 basis-88 flex-col rounded-card bg-white p-6 text-ink md:p-8">
      <p className="mb-4 flex w-fit items-center gap-2 rounded-pill bg-mint px-3 py-1 font-semibold text-small">
        <CircleCheck className="size-5 shrink-0 text-open" aria-hidden="true" />
        {content.acceptingLabel}
      </p>
      <NhsPracticeName practice={practice} />
      <ul className="mt-4 mb-6 list-disc space-y-1.5 pl-5 marker:text-nhs">
        {nhsFeatures.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-3">
        <ButtonLink to={portalUrl} look="nhs" opensNewTab className="grow">
          {townLabel(content.registerLabel, town)}
        </ButtonLink>
        <ButtonLink to={telHref(phone)} look="secondary" className="grow">
          {townLabel(content.callLabel, town)}
        </ButtonLink>
      </div>
      <div className="mt-2 -mb-2">
        <NhsPageLink to={page} label={townLabel(content.pageLabel, town)} />
      </div>
    </li>
  )
}
