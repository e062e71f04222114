import type { Blog } from './model/blog.ts'

/**
 * The words around the articles. The articles themselves are files in articles/, one each:
 * copy one, give it the next id, and it appears.
 */
export const blog = {
  hero: {
    title: 'Plain advice on teeth and gums',
    lead: 'Written by the people who will look after you, for reading at the kitchen table: what helps, what does not, and when to call.',
    image: {
      src: 'videos/educational',
      alt: 'A smiling tooth in a graduation cap standing on books, with toothpaste and a toothbrush.',
    },
  },
  listTitle: 'Latest articles',
  /** SPEC §2 */
  readLabel: 'Read Full Article',
  closeLabel: 'Close article',
  showMoreLabel: 'Show more articles',
  loadingText: 'Fetching the article',
  failed: {
    title: 'The article could not be fetched',
    text: 'Please check your connection and try again.',
    retryLabel: 'Try again',
  },
  /** An address such as /blog?article=999 that somebody mistyped or kept for too long. */
  missing: {
    title: 'This article is not here',
    text: 'It may have been taken down, or the address may have a mistake in it.',
    backLabel: 'See all articles',
  },
  moreFailedText: 'The next articles could not be fetched. Please try again.',
  withoutScript:
    'Full articles open with JavaScript, which is switched off in your browser. The summaries below are complete; for anything else, please call us.',
  comingSoon: {
    title: 'More Articles Coming Soon',
    text: 'We write about what patients ask in the chair. If there is something you would like explained, tell us at your next visit or send your practice an e-mail.',
  },
  categoriesTitle: 'What we write about',
  categories: [
    'Dental Health',
    'NHS Services',
    'Treatments',
    'Patient Stories',
    'Practice News',
    'Oral Hygiene',
    "Children's Dentistry",
    'Cosmetic Dentistry',
  ],
  unlistedCategories: ['Preventive Care'],
} as const satisfies Blog
