import { expect, test } from 'vitest'
import { canonicalUrl, shareImagePath } from './page-addresses.ts'

const base = 'https://www.practice.example'

test('the root path gives the bare base address', () => {
  expect(canonicalUrl(base, '/')).toBe(base)
})

test('a path is added to the base address', () => {
  expect(canonicalUrl(base, '/services/dental-implants')).toBe(`${base}/services/dental-implants`)
})

test('trailing slashes are removed, of the base address too', () => {
  expect(canonicalUrl(`${base}/`, '/blog/')).toBe(`${base}/blog`)
})

test.each([
  ['/', 'home'],
  ['/blog', 'blog'],
  ['/blog/', 'blog'],
  ['/services/dental-implants/', 'services-dental-implants'],
])('the picture of %s is %s.png', (path, name) => {
  expect(shareImagePath(path)).toBe(`/share-images/${name}.png`)
})
