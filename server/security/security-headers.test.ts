import { describe, expect, test } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { testDependencies } from '../testing/test-dependencies.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const everyAnswer = [
  '/',
  '/nope',
  '/blog/',
  '/assets/entry-abc123.js',
  '/healthz',
  '/readyz',
  '/api/visitor-location',
  '/api/nope',
  '/functions/v1/nope',
  '/%zz',
]

describe('security headers', () => {
  test.each(everyAnswer)('are on the answer of %s', async (path) => {
    const { headers } = await createTestApp().request(path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    const permissions = headers.get('permissions-policy')
    expect(permissions).toContain('geolocation=()')
    // What the video player asks for.
    expect(permissions).not.toMatch(/autoplay|encrypted-media|fullscreen|picture-in-picture/)
  })

  test('a part of a page that is opened by itself may load nothing', async () => {
    const { headers } = await createTestApp().request('/assets/entry-abc123.js')
    const policy = headers.get('content-security-policy')
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('are on an unexpected error too, which shows nothing of the inside', async () => {
    const broken = testDependencies({}, { countrySources: [() => Promise.reject(Error('secret'))] })
    const answer = await createTestApp(broken).request('/api/visitor-location')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ error: 'internal error' })
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(broken.logged.filter(({ event }) => event === 'unexpected-error')).toHaveLength(1)
    expect(JSON.stringify(broken.logged)).not.toContain('secret')
  })
})

describe('the content security policy', () => {
  const plain = { isHttps: false, connectOrigins: [], chatbotOrigin: null }

  test('frames the video host and nobody else', () => {
    expect(contentSecurityPolicy(plain)).toContain('; frame-src https://www.youtube-nocookie.com;')
  })

  test('upgrades insecure requests only where https is configured', () => {
    expect(contentSecurityPolicy(plain)).not.toContain('upgrade-insecure-requests')
    expect(contentSecurityPolicy({ ...plain, isHttps: true })).toMatch(/upgrade-insecure-requests$/)
  })
})
