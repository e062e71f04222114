type Cost = { nhsBand: string } | { price: string } | { privatePrice: string } | { text: string }

/** The content files that own the figures: nhs-charges.yaml and prices.yaml. */
export type CostTables = {
  charges: Record<string, { name: string; price: string } | string>
  prices: Record<string, { from: string; unit?: string | undefined }>
}

/** What a treatment costs, as printed: `NHS Band 2: £70.70`, `from £500 per tooth`, `Private: from £55`, or words. */
export function costText(cost: Cost, { charges, prices }: CostTables): string {
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

/** Cards whose costs have been looked up and put into words. */
export const priced = <Card extends { costs: readonly Cost[] }>(
  cards: readonly Card[],
  tables: CostTables,
) =>
  cards.map(({ costs, ...card }) => ({
    ...card,
    prices: costs.map((cost) => costText(cost, tables)),
  }))
