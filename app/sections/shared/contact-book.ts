import type { PracticeSlug } from '../../../content/practices.ts'

/** The numbers and portals that buttons of content files refer to by name. */
export type ContactBook = {
  practices?: Record<PracticeSlug, { phone: string; portalUrl: string }>
  /** SPEC §2: service pages and the Bradford page show a placeholder contact. */
  placeholderPhone?: string
}
