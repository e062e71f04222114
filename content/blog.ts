import type { Blog } from './model/blog.ts'

/**
 * The words around the articles. The articles themselves are files in articles/, one each:
 * copy one, give it the next id, and it appears.
 */
export const blog = {
  hero: {
    title: 'Plain advice on teeth and gums',
    lead: 'Written by the people who will look after you, for reading at the kitchen table: what helps, what does not, and when to call.',
  },
  /** SPEC §2 */
  readLabel: 'Read Full Article',
  closeLabel: 'Close article',
  showMoreLabel: 'Show more articles',
  loadingText: 'Fetching the article',
  failedText: 'The article could not be fetched. Please check your connection and try again.',
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
