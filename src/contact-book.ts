import { group, practices } from '~/content/site.ts'
import type { ContactBook } from './sections/shared/actions.tsx'

/** What the buttons of content files call and open, for routes to hand to sections. */
export const contactBook: ContactBook = {
  practices,
  placeholderPhone: group.placeholderContact.phone,
}
