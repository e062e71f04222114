/**
 * What patients choose a practice or a person for, because not everybody offers it. Texts name the
 * practices that do by the first word: `{{offeredAt.gasAndAir}}`.
 */
import { asked, listOf, oneOf } from './fields.ts'

const offers = {
  implants: 'Dental implants',
  gasAndAir: 'Sedation with gas and air',
  intravenousSedation: 'Sedation through a vein',
  invisalign: 'Invisalign',
} as const

export type Offer = (typeof offers)[keyof typeof offers]

export const offerNames = Object.values(offers)

export const offersOf = (label: string, help: string) =>
  asked(listOf(oneOf(offerNames, 'something to tick')), label, help)

/** The towns for each; a sentence can be finished with either. */
export const offeredAt = (
  practices: readonly { town: string; choosing?: { offers?: readonly Offer[] } | undefined }[],
  listed: (towns: string[]) => string,
) =>
  Object.fromEntries(
    Object.entries(offers).map(([key, name]) => {
      const towns = practices
        .filter(({ choosing }) => choosing?.offers?.includes(name))
        .map(({ town }) => town)
      return [key, towns.length > 0 ? listed(towns) : 'none of our practices at present']
    }),
  )
