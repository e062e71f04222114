import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

test('headings get ids and are listed for the table of contents', () => {
  const { html, headings } = renderMarkdown('## Your rights\n\n### Children’s data')
  expect(html).toContain('<h2 id="your-rights">Your rights</h2>')
  expect(headings).toEqual([
    { id: 'your-rights', title: 'Your rights', depth: 2 },
    { id: 'childrens-data', title: 'Children’s data', depth: 3 },
  ])
})

test('two headings with the same words get different ids', () => {
  const { headings } = renderMarkdown('## Contact\n\n## Contact')
  expect(headings.map(({ id }) => id)).toEqual(['contact', 'contact-2'])
})

test('phone numbers can be tapped, but not twice', () => {
  expect(renderMarkdown('Call 0113 496 0330.').html).toContain(
    '<a href="tel:+441134960330">0113 496 0330</a>',
  )
  expect(renderMarkdown('[0345 015 4033](tel:+443450154033)').html.match(/<a /g)).toHaveLength(1)
})

test('a table can be scrolled by keyboard', () => {
  const { html } = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')
  expect(html).toContain('tabindex="0"')
  expect(html).toContain('<th scope="col">a</th>')
})
