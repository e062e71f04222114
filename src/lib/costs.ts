import type { ServicePageCard } from '~/content/service-page.ts'

type Cost = { nhsBand: string } | { price: string } | { privatePrice: string } | { text: string }

/** The content files that own the figures: nhs-charges.yaml and prices.yaml. */
type Tables = {
  charges: Record<string, { name: string; price: string } | string>
  prices: Record<string, { from: string; unit?: string | undefined }>
}

/** What a treatment costs, as printed: `NHS Band 2: £70.70`, `from £500 per tooth`, `Private: from £55`, or words. */
export function costText(cost: Cost, { charges, prices }: Tables): string {
  if ('text' in cost) return cost.text
  if ('nhsBand' in cost) {
    const charge = charges[cost.nhsBand]
    if (typeof charge !== 'object') throw new Error(`there is no NHS charge ${cost.nhsBand}`)
    return `NHS ${charge.name}: ${charge.price}`
  }
  const isBesideNhs = 'privatePrice' in cost
  const name = isBesideNhs ? cost.privatePrice : cost.price
  const price = prices[name]
  if (!price) throw new Error(`there is no price ${name}`)
  return [isBesideNhs && 'Private:', 'from', price.from, price.unit].filter(Boolean).join(' ')
}

/** A service card whose costs have been looked up and put into words. */
export type PricedService = Omit<ServicePageCard, 'costs'> & { prices: readonly string[] }

export const priced = (services: readonly ServicePageCard[], tables: Tables): PricedService[] =>
  services.map(({ costs, ...service }) => ({
    ...service,
    prices: costs.map((cost: Cost) => costText(cost, tables)),
  }))
