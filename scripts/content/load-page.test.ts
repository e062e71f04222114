import { expect, test } from 'vitest'
import { fillPlaceholders, parseFrontMatter } from './load-page.ts'

test('facts and body are told apart', () => {
  const { fields, body } = parseFrontMatter(
    '---\nid: 3\ntitle: Gums: a guide\n---\n\n## Start\n',
    'a.md',
  )
  expect(fields).toEqual({ id: '3', title: 'Gums: a guide' })
  expect(body).toBe('## Start')
})

test('an article may have no body', () => {
  expect(parseFrontMatter('---\nid: 3\n---\n', 'a.md').body).toBe('')
})

test('Windows line ends and quotation marks are no mistake', () => {
  expect(parseFrontMatter('---\r\ntitle: "Gums"\r\n---\r\nText', 'a.md')).toEqual({
    fields: { title: 'Gums' },
    body: 'Text',
  })
})

test('a file without facts says how to begin', () => {
  expect(() => parseFrontMatter('# Title', 'content/articles/5.md')).toThrow(
    'content/articles/5.md: start the file with ---',
  )
})

test('a line that is no fact is shown', () => {
  expect(() => parseFrontMatter('---\ntitle Gums\n---\n', 'a.md')).toThrow(
    '"title Gums" is not a fact',
  )
})

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
