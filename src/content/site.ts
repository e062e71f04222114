/** The content as pages import it; code that runs outside of Astro calls readContent itself. */
import { getCollection } from 'astro:content'
import type { Content } from './all-content.ts'

const entries = await getCollection('content')

export const content = Object.fromEntries(
  entries.map(({ id, data }) => [id, (data as { value: unknown }).value]),
) as Content

export const {
  articles,
  blog,
  charges,
  contact,
  cosmeticDentistry,
  dentalImplants,
  emergency,
  footer,
  freeCare,
  generalDentistry,
  group,
  legalPages,
  locationGate,
  locationPages,
  navigation,
  network,
  nhsInformation,
  nhsSection,
  notFound,
  otherLanguages,
  pageMeta,
  practices,
  prices,
  ratings,
  search,
  shareYourStory,
  team,
  teamSection,
  teethWhitening,
} = content

/** What the buttons of content files call and open, for pages to hand to sections. */
export const contactBook = { practices, placeholderPhone: group.placeholderContact.phone }
