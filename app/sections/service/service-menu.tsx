import { TickList } from '~/components/tick-list.tsx'
import { Duration } from './duration.tsx'
import type { PricedService } from './priced-service.ts'
import { ServiceIcon } from './service-icon.tsx'
import { ServiceLink } from './service-link.tsx'

/** Treatments one below the other, like a menu: what, how, and what it costs at the end of the line. */
export function ServiceMenu({ services }: { services: readonly PricedService[] }) {
  return (
    <ul className="border-line border-b">
      {services.map((service) => (
        <li
          key={service.title}
          className="grid gap-x-10 gap-y-5 border-line border-t py-8 md:grid-cols-2 lg:grid-cols-[1.25fr_1.1fr_14rem] lg:py-10"
        >
          <div className="flex gap-5">
            <ServiceIcon name={service.icon} />
            <div>
              <h3 className="text-h3">{service.title}</h3>
              <p className="mt-2 text-ink-soft">{service.description}</p>
              <ServiceLink link={service.link} />
            </div>
          </div>
          <TickList items={service.features} className="text-small" />
          <div className="flex flex-col gap-2 rounded-inner bg-cream p-5 md:col-span-2 md:flex-row md:flex-wrap md:items-center md:gap-x-8 lg:col-span-1 lg:flex-col lg:items-start">
            {service.prices.map((price) => (
              <p
                key={price}
                className="first:font-semibold first:text-body not-first:text-ink-soft not-first:text-small"
              >
                {price}
              </p>
            ))}
            <Duration text={service.duration} />
          </div>
        </li>
      ))}
    </ul>
  )
}
