import { expect, test } from 'vitest'
import { filesOf, fitToKeep, policyOf } from './service-worker.ts'

const copy = [
  '<!DOCTYPE html><html><head><style>@font-face{src:url(/assets/figtree-1.woff2)}</style>',
  '<meta name="robots" content="noindex"></head>',
  '<body><div id="offline-notice" class="x">You are offline</div><img src="/assets/e-2.webp" alt="A tooth"/><img src="/assets/e-2.webp" alt=""/></body></html>',
].join('')

test('exactly the files it shows are kept', () => {
  expect(filesOf(copy)).toEqual(['/assets/e-2.webp', '/assets/figtree-1.woff2'])
})

test('its policy allows its own style and no script at all', () => {
  const policy = policyOf(copy)
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'; font/)
  expect(policy).not.toContain('script-src')
})

test('a copy that shows its notice and needs nothing else is kept as it is', () => {
  expect(fitToKeep(copy)).toBe(copy)
})

test.each([
  ['has a script', copy.replace('</body>', '<script>start()</script></body>')],
  ['has a link', copy.replace('</head>', '<link rel="icon" href="/x"></head>')],
  ['is for search engines', copy.replace('noindex', 'index, follow')],
  ['hides its notice', copy.replace('<div ', '<div hidden ')],
  ['hides its notice', copy.replace('class="x"', 'class="x" hidden')],
])('one that %s stops the build', (_, other) => {
  expect(() => fitToKeep(other)).toThrow('offline copy')
})
