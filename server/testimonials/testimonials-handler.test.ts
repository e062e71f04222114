import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { StoreUnavailable } from '../store/store.ts'
import { sampleTestimonial } from '../testing/sample-testimonial.ts'
import { createTestApp } from '../testing/test-app.ts'
import { testDependencies } from '../testing/test-dependencies.ts'

const switchedOn = {
  TESTIMONIAL_DELIVERY: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TESTIMONIAL_TO: 'stories@practice.example',
}

function setUp(overrides: Parameters<typeof testDependencies>[1] = {}) {
  const onTestimonialStored = vi.fn()
  const dependencies = testDependencies(switchedOn, { onTestimonialStored, ...overrides })
  const app = createTestApp(dependencies)
  const post = (body: unknown, contentType = 'application/json') =>
    app.request('/api/testimonials', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const { clock, store } = dependencies
  const stored = () => store.outbox.claimNext({ id: 'test', now: clock(), until: clock() + 1000 })
  return { app, post, stored, dependencies, onTestimonialStored }
}

describe('testimonials', () => {
  test('are off by default', async () => {
    const answer = await createTestApp().request('/api/testimonials', { method: 'POST' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: 'not found' })
  })

  test('are stored before they are answered, without the fields of the form’s own', async () => {
    const { post, stored, onTestimonialStored } = setUp()
    const { submissionId, website, ...testimonial } = sampleTestimonial()
    const answer = await post({ ...testimonial, submissionId, website, extra: 1 })
    expect(answer.status).toBe(202)
    expect(await answer.json()).toEqual({ accepted: true })
    expect(onTestimonialStored).toHaveBeenCalledOnce()
    const message = await stored()
    expect(message?.id).toBe(submissionId)
    expect(JSON.parse(message?.content ?? '')).toEqual(testimonial)
  })

  test('are refused for now when very many wait already', async () => {
    const { store } = testDependencies()
    const outbox = { ...store.outbox, countWaiting: async () => 2000 }
    const { post, dependencies } = setUp({ store: { ...store, outbox } })
    const answer = await post(sampleTestimonial())
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('3600')
    expect(dependencies.logged.map(({ event }) => event)).toContain('outbox-full')
    expect(await store.outbox.countWaiting()).toBe(0)
  })

  test('sent twice are stored once', async () => {
    const { post, stored } = setUp()
    const testimonial = sampleTestimonial()
    expect((await post(testimonial)).status).toBe(202)
    expect((await post(testimonial)).status).toBe(202)
    expect(await stored()).not.toBeNull()
    expect(await stored()).toBeNull()
  })

  test('of robots are answered like any other and dropped', async () => {
    const { post, stored } = setUp()
    expect((await post(sampleTestimonial({ website: 'https://spam.test' }))).status).toBe(202)
    expect(await stored()).toBeNull()
  })

  test('that are not filled in say which fields', async () => {
    const { post, stored } = setUp()
    const answer = await post(sampleTestimonial({ consentVideo: false, email: 'jane' }))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      error: 'invalid',
      fields: { consentVideo: 'is required', email: 'must be an e-mail address' },
    })
    expect(await stored()).toBeNull()
  })

  test.each([
    ['no JSON', '{', 'application/json', 400],
    ['a form', 'firstName=Jane', 'application/x-www-form-urlencoded', 415],
    ['too much', JSON.stringify({ description: 'x'.repeat(70_000) }), 'application/json', 413],
    ['prototype keys', '{"__proto__":{"firstName":"x"},"constructor":1}', 'application/json', 422],
  ])('%s is refused', async (_what, body, type, status) => {
    expect((await setUp().post(body, type)).status).toBe(status)
  })

  test('of any shape are refused, never an error and never stored', async () => {
    const { post, stored } = setUp()
    const anyBody = fc.oneof(fc.json({ maxDepth: 5 }), fc.string())
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        expect([400, 422]).toContain((await post(body)).status)
      }),
    )
    expect(await stored()).toBeNull()
  })

  test('sent too often are put off', async () => {
    const answer = await setUp({ testimonialLimit: async () => 300 }).post(sampleTestimonial())
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('300')
  })

  test('are honestly refused while they cannot be stored', async () => {
    const { dependencies } = setUp()
    const add = () => Promise.reject(new StoreUnavailable('full'))
    const outbox = { ...dependencies.store.outbox, add }
    const { post, dependencies: broken } = setUp({ store: { ...dependencies.store, outbox } })
    const answer = await post(sampleTestimonial())
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(JSON.stringify(broken.logged)).not.toMatch(/Jane|patient\.example/)
  })

  test('can only be posted', async () => {
    const answer = await setUp().app.request('/api/testimonials')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
  })

  test('may come from the site’s own origin when its files are hosted elsewhere', async () => {
    const { app } = setUp()
    const preflight = (origin: string) =>
      app.request('/api/testimonials', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      })
    const ours = await preflight('https://dental.test')
    expect(ours.headers.get('access-control-allow-origin')).toBe('https://dental.test')
    expect(ours.headers.get('access-control-allow-headers')).toBe('content-type')
    const foreign = await preflight('https://evil.test')
    expect(foreign.headers.get('access-control-allow-origin')).not.toBe('https://evil.test')
  })
})
