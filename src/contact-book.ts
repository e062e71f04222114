import { group } from '../content/group.ts'
import { practices } from '../content/practices.ts'
import type { ContactBook } from './sections/shared/actions.tsx'

/** What the buttons of content files call and open, for routes to hand to sections. */
export const contactBook: ContactBook = {
  practices,
  placeholderPhone: group.placeholderContact.phone,
}
