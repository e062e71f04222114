import { expect, test } from 'vitest'
import { fillFacts } from './fill-facts.ts'

const facts = { policies: { replyHours: 24, minutes: '2-3' } }

test('facts are filled in at every depth, and nothing else changes', () => {
  const content = {
    title: 'Within {{policies.replyHours}} hours',
    steps: [{ text: '{{policies.minutes}} of {{policies.replyHours}}' }],
    count: 3,
    isOpen: true,
    nothing: null,
  }
  expect(fillFacts(content, facts)).toEqual({
    title: 'Within 24 hours',
    steps: [{ text: '2-3 of 24' }],
    count: 3,
    isOpen: true,
    nothing: null,
  })
})

test('an unknown fact is a mistake', () => {
  expect(() => fillFacts('{{policies.reply}}', facts)).toThrow('{{policies.reply}}')
  expect(() => fillFacts('{{policies.constructor.name}}', facts)).toThrow('is not a fact')
})
