import * as v from 'valibot'
import { asked, oneOf, optionalWording, sample, wording } from './fields.ts'
import type { ListedPage } from './listed-page.ts'
import { pageTitles } from './page-titles.ts'

/** The signs beside a policy's title (src/sections/legal-text.tsx). */
export const policySigns = ['document', 'access', 'conversation', 'handshake', 'lock'] as const

/** The lines between the dashes at the top of a file in content/legal/; its name is its address. */
export const legalPageSchema = v.strictObject({
  title: wording('Title', 'The largest words on the page, for example Privacy Policy.'),
  intro: wording('Words below the title', 'One or two sentences on what the page says.'),
  sign: asked(oneOf(policySigns, 'a sign'), 'Sign beside the title', 'A small drawing.'),
  lastUpdated: optionalWording(
    'When the text last changed',
    'As it is printed, for example January 2025. May stay empty.',
  ),
  backLabel: wording('Link back', 'At the top of the page, for example Back.'),
  namesPeople: asked(
    v.optional(oneOf(['team', 'data protection officer'], 'a choice')),
    'Whom the text names',
    'While they are examples, a line below the text says so. Leave it empty if nobody is named.',
  ),
  titles: pageTitles,
  sample,
})

export type LegalPage = v.InferOutput<typeof legalPageSchema>

export const legalPages = (policy: LegalPage & { name: string }): ListedPage[] => [
  {
    path: `/${policy.name}`,
    name: policy.title,
    titles: policy.titles,
    lastChange: monthOf(policy.lastUpdated),
  },
]

/** `January 2025` → `2025-01` */
function monthOf(printed: string | undefined) {
  const month = Date.parse(`1 ${printed} UTC`)
  return Number.isNaN(month) ? undefined : new Date(month).toISOString().slice(0, 7)
}
