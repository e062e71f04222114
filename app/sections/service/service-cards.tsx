import { Card } from '~/components/card.tsx'
import { TickList } from '~/components/tick-list.tsx'
import { Duration } from './duration.tsx'
import type { PricedService } from './priced-service.ts'
import { ServiceIcon } from './service-icon.tsx'
import { ServiceLink } from './service-link.tsx'

/** Treatments two by two, each with its price on a strip of colour. */
export function ServiceCards({ services }: { services: readonly PricedService[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
      {services.map((service) => (
        <Card as="li" key={service.title}>
          <div className="grow p-6 md:p-8 lg:p-10">
            <div className="flex items-center gap-4">
              <ServiceIcon name={service.icon} className="bg-peach-soft" />
              <h3 className="text-h3">{service.title}</h3>
            </div>
            <p className="mt-5 text-ink-soft">{service.description}</p>
            <TickList items={service.features} className="mt-5 text-small" />
            {service.link && (
              <div className="mt-4">
                <ServiceLink link={service.link} />
              </div>
            )}
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-peach-soft px-6 py-5 md:px-8 lg:px-10">
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
  )
}
