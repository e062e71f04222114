import type { Cost } from '~/content/blocks.ts'
import type { ServicePageCard } from '~/content/service-page.ts'
import { costText } from './cost-text.ts'

/** The content files that own the figures: charges.ts and prices.ts. */
type Tables = Parameters<typeof costText>[1]

/** A service card whose costs have been looked up and put into words. */
export type PricedService = Omit<ServicePageCard, 'costs'> & { prices: readonly string[] }

export const priced = (services: readonly ServicePageCard[], tables: Tables): PricedService[] =>
  services.map(({ costs, ...service }) => ({
    ...service,
    prices: costs.map((cost: Cost) => costText(cost, tables)),
  }))
