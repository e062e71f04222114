import { expect, test } from 'vitest'
import { filesOf, offlineCopy, policyOf } from './offline-copy.ts'

const page = [
  '<!DOCTYPE html><html><head><style id="page-styles">@font-face{src:url(/assets/figtree-1.woff2)}@media (width>=40rem){@font-face{src:url(/assets/wide-1.woff2)}}</style>',
  '<script id="head-script">gate()</script><link rel="canonical" href="https://site.test/x"/>',
  '<meta name="robots" content="index, follow"/><script type="application/ld+json">{"a":1}</script></head>',
  '<body><div id="offline-notice" hidden="" class="x">You are offline</div>',
  '<picture><source type="image/avif" srcSet="/assets/e-1.avif 360w"/>',
  '<img srcSet="/assets/e-2.webp 540w, /assets/e-3.webp 720w" sizes="9rem" src="/assets/e-9.webp" alt="A tooth"/></picture>',
  '<svg><use href="/assets/icons-1.svg#tooth"></use></svg><svg><use href="/assets/icons-1.svg#drop"></use></svg>',
  '<a href="tel:+441632960110">Call</a><script type="module">start()</script></body></html>',
].join('')

test('no script and no link is left, the numbers are', () => {
  const copy = offlineCopy(page)
  expect(copy).not.toMatch(/<script|<link/)
  expect(copy).toContain('<a href="tel:+441632960110">Call</a>')
})

test('the notice is shown', () => {
  expect(offlineCopy(page)).toContain('<div class="x">You are offline</div>')
})

test('it is not for search engines', () => {
  expect(offlineCopy(page)).toContain('<meta name="robots" content="noindex"/>')
})

test('exactly the files it shows are kept, the picture in one size', () => {
  expect(filesOf(offlineCopy(page))).toEqual([
    '/assets/e-2.webp',
    '/assets/figtree-1.woff2',
    '/assets/icons-1.svg',
  ])
})

test('its policy allows its own style and no script at all', () => {
  const policy = policyOf(offlineCopy(page))
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'; font/)
  expect(policy).not.toContain('script-src')
})

test('a page without the notice stops the build', () => {
  expect(() => offlineCopy(page.replace(' id="offline-notice"', ''))).toThrow('offline copy')
})
