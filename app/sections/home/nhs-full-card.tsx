import { ButtonLink } from '~/components/button-link.tsx'
import { telHref } from '~/lib/phone.ts'
import { townLabel } from '~/lib/town-label.ts'
import type { NhsSection } from '../../../content/model/nhs-section.ts'
import { NhsPageLink } from './nhs-page-link.tsx'
import { type NhsPractice, NhsPracticeName } from './nhs-practice-name.tsx'

/** SPEC §4, full view: a strip below the others that promises nothing it cannot keep. */
export function NhsFullCard({ practice, page, content }: NhsPractice & { content: NhsSection }) {
  const { town, phone, nhsFeatures } = practice
  return (
    <li className="basis-full overflow-hidden rounded-card bg-white text-ink">
      <p className="bg-amber px-6 py-2.5 font-semibold md:px-8">{content.fullLabel}</p>
      <div className="grid items-center gap-x-10 gap-y-5 p-6 md:grid-cols-2 md:px-8 lg:grid-cols-[1fr_1.2fr_auto]">
        <NhsPracticeName practice={practice} />
        <ul className="list-disc space-y-1.5 pl-5 marker:text-nhs">
          {nhsFeatures.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="grid gap-1 md:col-span-2 lg:col-span-1">
          <ButtonLink to={telHref(phone)}>{content.privateCareLabel}</ButtonLink>
          <NhsPageLink to={page} label={townLabel(content.pageLabel, town)} />
        </div>
      </div>
    </li>
  )
}
