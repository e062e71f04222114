/** The content as pages import it; code that runs outside of Astro calls readContent itself. */
import type { Practice } from './practice.ts'
import { readContent } from './read-content.ts'

// So that Vite shows the pages anew when a file of content/ changes.
import.meta.glob('/content/**/*.{yaml,md}', { query: '?raw', eager: true })

export const content = readContent()

export const {
  aftercare,
  aftercareSheets,
  articles,
  blog,
  charges,
  contact,
  easyRead,
  emergency,
  fees,
  entries,
  footer,
  freeCare,
  group,
  locationGate,
  navigation,
  network,
  nhsInformation,
  nhsSection,
  notFound,
  otherLanguages,
  pages,
  prices,
  ratings,
  search,
  services,
  shareYourStory,
  team,
  teamSection,
  waysToReachUs,
  whichPractice,
  waits,
} = content

/** In the order of the website. */
export const practices: readonly Practice[] = Object.values(content.practices)

/** By the name of its file; the check has looked that every name in content/ is one. */
export function practiceNamed(slug: string): Practice {
  const practice = content.practices[slug]
  if (!practice) throw new Error(`there is no content/practices/${slug}.yaml`)
  return practice
}

/** What the buttons of content files call and open, for pages to hand to sections. */
export const contactBook = {
  practiceNamed,
  placeholderPhone: group.placeholderContact.phone,
}
