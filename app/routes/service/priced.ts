import { costText } from '~/lib/cost-text.ts'
import type { PricedService } from '~/sections/service/priced-service.ts'
import { charges } from '../../../content/charges.ts'
import type { Cost } from '../../../content/model/blocks.ts'
import type { ServicePageCard } from '../../../content/model/service-page.ts'
import { prices } from '../../../content/prices.ts'

/** Looks a cost up in the content files that own the figures. */
export const priceOf = (cost: Cost) => costText(cost, { charges, prices })

/** Cards with their costs put into words. */
export const priced = (services: readonly ServicePageCard[]): PricedService[] =>
  services.map(({ costs, ...service }) => ({ ...service, prices: costs.map(priceOf) }))
