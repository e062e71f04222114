import { expect, test } from 'vitest'
import { filesOf, policyOf } from './service-worker.ts'

const copy = [
  '<!DOCTYPE html><html><head><style>@font-face{src:url(/assets/figtree-1.woff2)}</style></head>',
  '<body><img src="/assets/e-2.webp" alt="A tooth"/><img src="/assets/e-2.webp" alt=""/></body></html>',
].join('')

test('exactly the files it shows are kept', () => {
  expect(filesOf(copy)).toEqual(['/assets/e-2.webp', '/assets/figtree-1.woff2'])
})

test('its policy allows its own style and no script at all', () => {
  const policy = policyOf(copy)
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'; font/)
  expect(policy).not.toContain('script-src')
})
