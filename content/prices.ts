import type { Prices } from './model/prices.ts'

/**
 * Indicative private prices, each printed as "from …" wherever the treatment is named.
 * Change a figure here and every page that shows it follows.
 */
export const prices = {
  whiteningInOffice: { treatment: 'In-office whitening', from: '£200' },
  whiteningTakeHome: { treatment: 'Take-home whitening kit', from: '£150' },
  whiteningCombination: { treatment: 'Combination whitening', from: '£300' },
  veneers: { treatment: 'Veneers', from: '£500', unit: 'per tooth' },
  bonding: { treatment: 'Composite bonding', from: '£150', unit: 'per tooth' },
  implantSingle: { treatment: 'Single tooth implant', from: '£2,500' },
  implantMultiple: { treatment: 'Multiple implants', from: '£5,000' },
  implantFullArch: { treatment: 'Full arch implants', from: '£15,000' },
  implantDentures: { treatment: 'Implant-retained dentures', from: '£3,500' },
} as const satisfies Prices

export type PriceName = keyof typeof prices
