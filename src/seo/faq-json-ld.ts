import type { FAQPageLeaf, WithContext } from 'schema-dts'
import type { Question } from '~/content/page-parts.ts'

/** The questions must be the ones on the page, word for word. */
export const faqJsonLd = (items: readonly Question[]): WithContext<FAQPageLeaf> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
