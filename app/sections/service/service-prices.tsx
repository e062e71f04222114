import { Card } from '~/components/card.tsx'
import { TickList } from '~/components/tick-list.tsx'
import { classNames } from '~/lib/class-names.ts'
import { Duration } from './duration.tsx'
import type { PricedService } from './priced-service.ts'
import { ServiceIcon } from './service-icon.tsx'
import { ServiceLink } from './service-link.tsx'

/** Treatments that cost a lot: the price stands first and large. */
export function ServicePrices({ services }: { services: readonly PricedService[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
      {services.map((service) => (
        <Card as="li" key={service.title} className="p-6 md:p-8 lg:p-10">
          <div className="flex flex-row-reverse items-start justify-between gap-4">
            <ServiceIcon name={service.icon} />
            <div>
              <h3 className="text-h3">{service.title}</h3>
              {service.prices.map((price) => (
                <p
                  key={price}
                  className={classNames(
                    'mt-1 text-brand',
                    isFigure(price)
                      ? 'font-display text-[2rem] leading-tight md:text-[2.5rem]'
                      : 'font-semibold text-lead',
                  )}
                >
                  {price}
                </p>
              ))}
            </div>
          </div>
          <p className="mt-4 text-ink-soft">{service.description}</p>
          <TickList items={service.features} className="mt-5 mb-6 text-small" />
          <ServiceLink link={service.link} />
          <div className="mt-auto border-line border-t pt-4">
            <Duration text={service.duration} />
          </div>
        </Card>
      ))}
    </ul>
  )
}

const isFigure = (price: string) => price.includes('£')
