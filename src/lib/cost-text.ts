type Cost = { nhsBand: string } | { price: string } | { text: string }

type Tables = {
  charges: Record<string, { name: string; price: string } | string>
  prices: Record<string, { from: string; unit?: string | undefined }>
}

/** What a treatment costs, as printed: `NHS Band 2: £70.70`, `from £500 per tooth`, or words. */
export function costText(cost: Cost, { charges, prices }: Tables): string {
  if ('text' in cost) return cost.text
  if ('nhsBand' in cost) {
    const charge = charges[cost.nhsBand]
    if (typeof charge !== 'object') throw new Error(`there is no NHS charge ${cost.nhsBand}`)
    return `NHS ${charge.name}: ${charge.price}`
  }
  const price = prices[cost.price]
  if (!price) throw new Error(`there is no price ${cost.price}`)
  return ['from', price.from, price.unit].filter(Boolean).join(' ')
}
