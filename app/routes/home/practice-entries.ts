import type { Practice } from '../../../content/model/practice.ts'
import { type PracticeSlug, practices } from '../../../content/practices.ts'

/** The three practices in their order, for the sections that show a card of each. */
export const practiceEntries = (Object.keys(practices) as PracticeSlug[]).map((slug) => ({
  slug,
  practice: practices[slug] as Practice,
}))
