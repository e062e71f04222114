import { describe, expect, test } from 'vitest'
import { htmlWithPictures } from '../components/pictures-in-text.tsx'
import { telHref } from '../lib/phone-links.ts'
import { articleSchema } from './article.ts'
import { printPhones, renderMarkdown } from './markdown.ts'
import { checkFile, readContent } from './read-content.ts'
import { splitDocument } from './read-files.ts'

const { group, entries } = readContent('content', (text) => text)

function article(body: string, excerpt = 'In short.') {
  const file = 'content/articles/9-x.md'
  const source = `---\nid: 9\ntitle: T\nexcerpt: ${excerpt}\ndescription: ${'What it says. '.repeat(9)}\ncategory: Dental Health\ndate: 2026-01-02\nauthor: Samina Hussain\nimage: blog/article-1\nimageAlt: What the picture shows.\n---\n${body}`
  const read = { file, kind: 'articles', name: '9-x', schema: articleSchema }
  const { problems, value } = checkFile({ ...read, ...splitDocument(source, file) }, (text) => text)
  if (!value) throw new Error(problems.join('\n'))
  return value as { html: string; excerpt: string; headings: { id: string }[] }
}
const link = '<a href="tel:+441134960331">0113 496 0331</a>'

describe('in an article', () => {
  test.each([
    '0113 496 0331',
    '+44 (0)113 496 0331',
    '0113&nbsp;496&nbsp;0331',
    '[0113 496 0331](tel:+44 (0)113 496 0331)',
    '[+44 113 496 0331](<tel:0113 496 0331>)',
    '<tel:+441134960331>',
  ])('%s becomes one link', (written) => {
    expect(article(`Call ${written} now.`).html).toBe(`<p>Call ${link} now.</p>\n`)
  })

  test('words can be a link too', () => {
    expect(article('[Call Leeds](tel:+44 (0)113 496 0331)').html).toBe(
      '<p><a href="tel:+441134960331">Call Leeds</a></p>\n',
    )
  })

  test('the excerpt is printed the same way', () => {
    expect(article('', 'Call +44 (0)113 496 0331.').excerpt).toBe('Call 0113 496 0331.')
  })

  test('a number in a heading does not spoil the label of the table below it', () => {
    const { html } = article('## Call 0113 496 0331\n\n| a | b |\n|---|---|\n| 1 | 2 |')
    expect(html).toContain(`>Call ${link}</h2>`)
    expect(html).toContain('aria-label="Table: Call 0113 496 0331"')
  })

  test.each([
    ['[999](tel:999)', '<a href="tel:999">999</a>'],
    ['[111](tel:111)', '<a href="tel:111">111</a>'],
    ['dial 18001, then 0113 496 0331', `dial 18001, then ${link}`],
    ['[Relay](tel:18001 0113 496 0331)', '<a href="tel:1800101134960331">Relay</a>'],
  ])('%s stays as it is', (written, html) => {
    expect(article(written).html).toBe(`<p>${html}</p>\n`)
  })

  test.each([
    ['[Call](tel:0113 496)', '"0113 496" is not a UK phone number; write it like 0113 496 0330'],
    ['[Call](tel:0113 496 0331 ext 5)', 'without words or an extension'],
    ['Call 0113 496 033.', '"0113 496 033" is not a UK phone number'],
    [
      '[0113 496 0331](tel:0113 496 0332)',
      '[0113 496 0331] shows 0113 496 0331 but calls 0113 496 0332; write one number',
    ],
  ])('%s is a mistake', (written, advice) => {
    expect(() => article(written)).toThrow(/^content\/articles\/9-x\.md: /)
    expect(() => article(written)).toThrow(advice)
  })
})

test('facts and links of a legal page dial one number', () => {
  const html = entries.legal.find(({ name }) => name === 'accessibility')?.html
  expect(html).toContain(`<a href="${telHref(group.phone)}">${group.phone}</a>`)
  expect(html).toContain('<a href="tel:+448088000082">0808 800 0082</a>')
  expect(html).toContain('dial 18001, then')
})

test.each(['on 2025-01-13', 'from 09:00 to 17:00', '[a](https://a.example/01134960331)'])(
  '%s is left alone',
  (text) => {
    expect(printPhones(text, 'a.md')).toBe(text)
  },
)

test('headings get ids and are listed for the table of contents', () => {
  const { html, headings } = renderMarkdown(
    '## Payment options\n\n### Children’s data\n\n## Payment',
  )
  expect(html).toContain('<h2 id="payment-options">Payment options</h2>')
  expect(headings).toEqual([
    { id: 'payment-options', title: 'Payment options', depth: 2 },
    { id: 'childrens-data', title: 'Children’s data', depth: 3 },
    { id: 'payment', title: 'Payment', depth: 2 },
  ])
})

test('a picture keeps its place for what the image pipeline makes of it', () => {
  const written = '![Frost, and a "window".](../images/articles/cold/frost-1.webp)'
  const { html, pictures } = renderMarkdown(`Cold.\n\n${written}\n`)
  expect(pictures).toEqual([{ src: 'articles/cold/frost-1', alt: 'Frost, and a “window”.' }])
  const source = { avif: '/a.avif 360w', src: '/a.webp', width: 720, height: 540, alt: 'Frost.' }
  expect(htmlWithPictures(html, [source])).toMatch(
    /^<p>Cold\.<\/p>\n<p><picture><source [^>]*srcSet="\/a\.avif 360w".*<img .*alt="Frost\." width="720" height="540" loading="lazy"/,
  )
})

test('two headings with the same words get different ids', () => {
  const { headings } = renderMarkdown('## Contact\n\n## Contact')
  expect(new Set(headings.map(({ id }) => id)).size).toBe(2)
})

test('a table can be scrolled by keyboard, names its rows and columns, and is named by its heading', () => {
  const { html } = renderMarkdown('## Hours\n\n| | a |\n|---|---|\n| 1 | 2 |\n\n## More')
  expect(html.replaceAll('\n', '')).toContain(
    '<div class="table-scroll" role="region" aria-label="Table: Hours" tabindex="0"><table><thead><tr><td></td><th scope="col">a</th></tr></thead><tbody><tr><th scope="row">1</th><td data-label="a">2</td></tr></tbody></table></div>',
  )
})

test('quotes and ranges are set, but not in code or in the address of a link', () => {
  const { html } = renderMarkdown('Don\'t say **"1-3 years"**: `it\'s 1-2`, [form](/share#up-1-2)')
  expect(html).toBe(
    '<p>Don’t say <strong>“1–3 years”</strong>: <code>it\'s 1-2</code>, <a href="/share#up-1-2">form</a></p>\n',
  )
})
