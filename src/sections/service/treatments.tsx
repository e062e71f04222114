import { slug } from 'github-slugger'
import { ArrowRight, Clock } from 'lucide-react'
import { Card } from '~/components/card.tsx'
import { Section, SectionHeading } from '~/components/section.tsx'
import { TickList } from '~/components/tick-list.tsx'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import type { ServicePage } from '~/content/service-page.ts'
import { type CostTables, priced } from '~/lib/costs.ts'

type TreatmentsProps = { content: ServicePage['treatments'][number]; tables: CostTables }

/** Treatments two by two, each with its price on a strip of colour. */
export function Treatments({ content, tables }: TreatmentsProps) {
  return (
    <Section labelledBy="treatments" ground="cream">
      <SectionHeading id="treatments" {...content.heading} />
      <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
        {priced(content.list, tables).map((service) => (
          <Card
            as="li"
            key={service.title}
            className="md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0"
          >
            <div className="p-6 md:p-8 lg:p-10">
              <div className="flex items-center gap-4">
                <ServiceIcon name={service.icon} ground="bg-peach-soft" />
                <h3 id={slug(service.title)} className="text-h3">
                  {service.title}
                </h3>
              </div>
              <p className="mt-5 text-ink-soft">{service.description}</p>
              <TickList items={service.features} className="mt-5 text-small" />
              {service.link && (
                <div className="mt-4">
                  <ServiceLink link={service.link} />
                </div>
              )}
            </div>
            <div className="flex flex-col justify-center gap-y-1 bg-peach-soft px-6 py-5 md:px-8 lg:px-10">
              {service.prices.map((price) => (
                <p key={price} className="font-display text-h3">
                  {price}
                </p>
              ))}
              <Duration text={service.duration} />
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

function ServiceIcon({ name, ground }: { name: string; ground: string }) {
  return (
    <span className={`grid size-14 shrink-0 place-items-center rounded-inner text-brand ${ground}`}>
      <TreatmentIcon name={name} className="size-7" />
    </span>
  )
}

function ServiceLink({ link }: { link: { label: string; to: string } }) {
  return (
    <a
      href={link.to}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {link.label}
      <ArrowRight className="size-4" />
    </a>
  )
}

function Duration({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-2 text-ink-soft text-small">
      <Clock className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <span className="sr-only">Duration: </span>
        {text}
      </span>
    </p>
  )
}
