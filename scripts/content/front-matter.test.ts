import { expect, test } from 'vitest'
import { parseFrontMatter } from './front-matter.ts'

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
