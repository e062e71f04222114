type Cost = { nhsBand: string } | { price: string } | { privatePrice: string } | { text: string }

/** The content files that own the figures: nhs-charges.yaml and prices.yaml. */
export type CostTables = {
  charges: Record<string, { name: string; price: string } | string>
  prices: Record<string, { from: string; unit?: string | undefined }>
}

/** The figure alone, beside words that name it: `£70.70`, `from £55`. */
export function figure(cost: Cost, tables: CostTables): string {
  if ('nhsBand' in cost) return chargeNamed(cost.nhsBand, tables).price
  return costText('privatePrice' in cost ? { price: cost.privatePrice } : cost, tables)
}

function chargeNamed(band: string, { charges }: CostTables) {
  const charge = charges[band]
  if (typeof charge !== 'object') throw new Error(`there is no NHS charge ${band}`)
  return charge
}

/** What a treatment costs, as printed: `NHS Band 2: £70.70`, `from £500 per tooth`, `Private: from £55`, or words. */
export function costText(cost: Cost, tables: CostTables): string {
  if ('text' in cost) return cost.text
  if ('nhsBand' in cost) {
    const { name, price } = chargeNamed(cost.nhsBand, tables)
    return `NHS ${name}: ${price}`
  }
  const isBesideNhs = 'privatePrice' in cost
  const name = isBesideNhs ? cost.privatePrice : cost.price
  const price = tables.prices[name]
  if (!price) throw new Error(`there is no price ${name}`)
  return [isBesideNhs && 'Private:', 'from', price.from, price.unit].filter(Boolean).join(' ')
}

/** Cards whose costs have been looked up and put into words. */
export const priced = <Card extends { costs: readonly Cost[] }>(
  cards: readonly Card[],
  tables: CostTables,
) =>
  cards.map(({ costs, ...card }) => ({
    ...card,
    prices: costs.map((cost) => costText(cost, tables)),
  }))
