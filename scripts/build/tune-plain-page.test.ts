import { expect, test } from 'vitest'
import { tunePlainPage } from './tune-plain-page.ts'

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>t</title>',
  '<link rel="modulepreload" href="/assets/a.js"/>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<script id="head-script">ask()</script>',
  '<style id="page-styles">body{color:red}</style></head><body><p>words</p><a href="/blog#top">a</a><a href="/blogs#top">b</a>',
  '<script>((storageKey) => {})("x")</script><script>window.__reactRouterContext = {};</script>',
  '<script type="module" async="">import "/assets/manifest-1.js";</script></body></html>',
].join('')

const parts = { script: 'import("/assets/page-1.js")', nextPages: '<script>{}</script>' }
const tuned = tunePlainPage(page, { path: '/blog', file: 'blog/index.html' }, parts)

test('nothing of the framework is left, and one script of ours', () => {
  expect(tuned).not.toMatch(/reactRouter|storageKey|manifest-1|modulepreload/)
  expect(tuned).toMatch(
    /<\/a><script>{}<\/script><script type="module">[^<]*import\("\/assets\/page-1\.js"\)/,
  )
})

test('the gate and the styles come first, structured data stays', () => {
  expect(tuned).toMatch(
    /<head><meta charSet="utf-8"\/><script id="head-script">ask\(\)<\/script><style id="page-styles">/,
  )
  expect(tuned).toContain('{"a":1}')
})

test('a framework that writes something else stops the build', () => {
  const other = page.replace('__reactRouterContext', '__other')
  expect(() => tunePlainPage(other, { path: '/blog', file: 'blog/index.html' }, parts)).toThrow(
    'blog/index.html: expected one router context, found 0',
  )
})

test('links to sections of the page name nothing but the section', () => {
  expect(tuned).toContain('<a href="#top">a</a><a href="/blogs#top">b</a>')
})
