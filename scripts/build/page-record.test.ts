import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentHash, inlineHashes } from './page-record.ts'

const sha = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

test('inline scripts and styles are hashed, files and data blocks are not', () => {
  const html =
    '<style>a{}</style><script>run()</script><script type="module">two()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>'
  expect(inlineHashes(html)).toEqual({
    scriptHashes: [sha('run()'), sha('two()')],
    styleHashes: [sha('a{}')],
  })
})

test('the content hash follows words, links and structured data', () => {
  const page = '<p>Open until 5</p>'
  expect(contentHash(page)).not.toBe(contentHash('<p>Open until 4</p>'))
  expect(contentHash(page)).not.toBe(
    contentHash(`${page}<script type="application/ld+json">{"a":1}</script>`),
  )
})

test('the content hash does not follow scripts, styles, classes and file hashes', () => {
  const page = (asset: string, look: string) =>
    `<style>${look}</style><p class="${look}">Hello</p><img src="/assets/hero-${asset}.avif"/><script>${look}()</script>`
  expect(contentHash(page('AAAAAAAA', 'one'))).toBe(contentHash(page('BBBB_-BB', 'two')))
})
