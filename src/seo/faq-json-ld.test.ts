import { expect, test } from 'vitest'
import { faqJsonLd } from './faq-json-ld.ts'

const faq = [
  { question: 'Does it hurt?', answer: 'You raise your hand and we stop.' },
  { question: 'Is it "free"?', answer: 'For under-18s & some others: yes.' },
]

test('every question and answer stands there word for word, in order', () => {
  const record = faqJsonLd(faq)
  expect(record['@type']).toBe('FAQPage')
  expect(record.mainEntity).toEqual(
    faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
})
