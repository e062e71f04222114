import { expect, test } from 'vitest'
import { contentHash } from './content-hash.ts'

test('the content hash follows words, links and structured data', () => {
  const page = '<p>Open until 5</p>'
  expect(contentHash(page)).not.toBe(contentHash('<p>Open until 4</p>'))
  expect(contentHash(page)).not.toBe(
    contentHash(`${page}<script type="application/ld+json">{"a":1}</script>`),
  )
})

test('the content hash does not follow scripts, styles, classes and file hashes', () => {
  const page = (asset: string, look: string) =>
    `<meta http-equiv="content-security-policy" content="${look}"><style>${look}</style><p class="${look}">Hello</p><img src="/assets/hero-${asset}.avif"/><script>${look}()</script>`
  expect(contentHash(page('AAAAAAAA', 'one'))).toBe(contentHash(page('BBBB_-BB', 'two')))
})
