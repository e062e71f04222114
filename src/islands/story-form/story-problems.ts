import type { ShareYourStory } from '~/content/share-your-story.ts'
import type { TestimonialSubmission } from '../../../shared/testimonial.ts'

type ProblemWords = ShareYourStory['problems']

/** Fields that can be wrong, in the order of the form. */
export const problemFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'treatment',
  'rating',
  'title',
  'description',
  'consentVideo',
  'consentWebsite',
] as const satisfies (keyof ProblemWords)[]

export type ProblemField = (typeof problemFields)[number]
export type StoryProblems = Partial<Record<ProblemField, string>>

/** The parser's findings in the visitor's words. */
export function storyProblems(
  found: Partial<Record<keyof TestimonialSubmission, string>>,
  words: ProblemWords,
): StoryProblems {
  return Object.fromEntries(
    problemFields
      .filter((field) => found[field] !== undefined)
      .map((field) => [
        field,
        found[field]?.startsWith('is longer') ? words.tooLong : words[field],
      ]),
  )
}

export const isConsent = (field: string) => field === 'consentVideo' || field === 'consentWebsite'
