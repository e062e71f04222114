import { slug } from 'github-slugger'
import { Section, SectionHeading } from '~/components/section.tsx'
import type { Charge, Charges } from '~/content/charges.ts'
import type { Heading } from '~/content/page-parts.ts'
import { classNames } from '~/lib/class-names.ts'

export function NhsCharges({ heading, charges }: { heading: Heading; charges: Charges }) {
  return (
    <Section labelledBy="charges-title" ground="cream">
      <SectionHeading id="charges-title" {...heading} />
      <ChargeBands charges={charges} />
    </Section>
  )
}

/** The NHS charges as one price table: three bands side by side, the emergency charge below. */
export function ChargeBands({ charges }: { charges: Charges }) {
  const bands = [charges.band1, charges.band2, charges.band3]
  return (
    <div className="@container overflow-hidden rounded-card bg-white text-ink shadow-card">
      <p className="border-line border-b px-6 py-4 font-semibold text-nhs md:px-8">
        {`NHS charges ${charges.yearLabel}`}
      </p>
      <ul className="grid @min-[48rem]:grid-cols-3">
        {bands.map((charge, index) => (
          <li
            key={charge.name}
            className={classNames(
              'px-6 py-7 md:px-8 md:py-9',
              index > 0 && 'border-line border-t @min-[48rem]:border-t-0 @min-[48rem]:border-l',
            )}
          >
            <Band charge={charge} />
          </li>
        ))}
      </ul>
      <EmergencyCharge charge={charges.emergency} />
    </div>
  )
}

function Band({ charge }: { charge: Charge }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 @min-[48rem]:block">
        <h3 id={slug(charge.name)} className="text-h3">
          {charge.name}
        </h3>
        <p className="font-display text-[2.25rem] whitespace-nowrap text-nhs leading-tight @min-[48rem]:mt-1 @min-[48rem]:text-[3rem]">
          {charge.price}
        </p>
      </div>
      <ul className="mt-4 flex flex-wrap gap-2">
        {charge.covers.map((item) => (
          <li key={item} className="rounded-pill bg-nhs/8 px-3 py-1 text-small">
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-small">{charge.note}</p>
    </>
  )
}

function EmergencyCharge({ charge }: { charge: Charge }) {
  return (
    <section className="grid gap-x-10 gap-y-2 border-line border-t bg-nhs/8 px-6 py-6 md:px-8 @min-[48rem]:grid-cols-[auto_auto_1fr] @min-[48rem]:items-center">
      <h3 id={slug(charge.name)} className="text-h3">
        {charge.name}
      </h3>
      <p className="font-display text-[2.25rem] whitespace-nowrap text-nhs leading-tight">
        {charge.price}
      </p>
      <p className="text-ink-soft text-small">{charge.note}</p>
    </section>
  )
}
