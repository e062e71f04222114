import type { ServicePageCard } from '../../../content/model/service-page.ts'

/** A service card whose costs have been looked up and put into words. */
export type PricedService = Omit<ServicePageCard, 'costs'> & { prices: readonly string[] }
