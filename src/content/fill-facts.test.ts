import { expect, test } from 'vitest'
import { fillFacts, unknownFacts } from './fill-facts.ts'

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

test.each(['policies.reply', 'policies.constructor.name', 'policies', 'policies.minutes.length'])(
  '{{%s}} is a mistake, not an empty space',
  (name) => {
    expect(unknownFacts(`{{${name}}}`, facts)).toEqual([
      `{{${name}}} is not a fact in content/; check its spelling`,
    ])
    expect(fillFacts(`{{${name}}}`, facts)).toBe(`{{${name}}}`)
  },
)

test('a fact between single braces is pointed out, a word of another kind is not', () => {
  expect(unknownFacts('{policies.minutes}', facts)).toEqual([
    'write {{policies.minutes}} with two braces on each side',
  ])
  expect(unknownFacts('Register in {town}', facts)).toEqual([])
})
