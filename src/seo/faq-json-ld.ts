import type { FAQPageLeaf, WithContext } from 'schema-dts'

/** The questions must be the ones on the page, word for word. */
export const faqJsonLd = (
  items: readonly { question: string; answer: string }[],
): WithContext<FAQPageLeaf> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
