import { expect, test } from 'vitest'
import { fillPlaceholders } from './placeholders.ts'

const facts = { practices: { leeds: { phone: '0113 496 0330' } }, policies: { days: 10 } }

test('facts are filled in by their path', () => {
  expect(
    fillPlaceholders(
      'Call {{practices.leeds.phone}} within {{ policies.days }} days',
      facts,
      'a.md',
    ),
  ).toBe('Call 0113 496 0330 within 10 days')
})

test.each([
  'practices.ilkley.phone',
  'practices.leeds',
  'constructor.name',
  'practices.leeds.phone.length',
])('{{%s}} is a mistake, not an empty space', (name) => {
  expect(() => fillPlaceholders(`{{${name}}}`, facts, 'content/pages/terms.md')).toThrow(
    `content/pages/terms.md: {{${name}}} is not a fact in content/`,
  )
})
