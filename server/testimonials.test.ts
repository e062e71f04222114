import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mailServer } from './testing/mail-server.ts'
import { sampleTestimonial } from './testing/sample-testimonial.ts'
import { otherServer, testApi } from './testing/test-api.ts'

const path = '/api/testimonials'
const TESTIMONIAL_TO = 'stories@practice.example'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

async function withMail() {
  const mail = await mailServer()
  const { request, post } = testApi({
    ...{ TESTIMONIAL_DELIVERY: 'smtp', SMTP_URL: mail.url, TESTIMONIAL_TO },
  })
  return { mail, request, post: (body: unknown, headers = {}) => post(path, body, headers) }
}

async function withWebhook(secret = '') {
  const owner = await otherServer()
  const { post } = testApi({
    TESTIMONIAL_DELIVERY: 'webhook',
    TESTIMONIAL_WEBHOOK: owner.url,
    TESTIMONIAL_WEBHOOK_SECRET: secret,
  })
  return { owner, post: (body: unknown) => post(path, body) }
}

test('stories are off by default', async () => {
  const answer = await testApi().post(path, sampleTestimonial())
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ error: 'not found' })
})

describe('by mail', () => {
  test('a story is taken before the visitor is thanked, with the consents and an id', async () => {
    const { mail, post } = await withMail()
    const story = sampleTestimonial()
    const answer = await post({ ...story, extra: 'not asked for' })
    expect(answer.status).toBe(202)
    expect(await answer.json()).toEqual({ accepted: true })
    const [letter = ''] = mail.taken
    expect(letter).toMatch(new RegExp(`^Message-ID:\\s+<testimonial-${story.submissionId}@`, 'm'))
    expect(letter).toContain('Reply-To: jane@patient.example')
    expect(letter).toContain('Subject: Testimonial: Invisalign, 5 of 5')
    expect(letter).toMatch(/Consent to marketing: no, given \d{4}-/)
    expect(letter).not.toContain('not asked for')
  })

  test.each(['refuse', 'die'] as const)(
    'a server that does %s gets the same mail at the second try, and the visitor is told',
    async (behaviour) => {
      const { mail, post } = await withMail()
      const story = sampleTestimonial()
      mail.behaviour = behaviour
      const answer = await post(story)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('60')
      expect(await answer.json()).toEqual({ error: 'cannot be taken at the moment' })
      mail.behaviour = 'take'
      expect((await post(story)).status).toBe(202)
      expect(mail.taken.join().split(story.submissionId)).toHaveLength(3)
      const logged = vi.mocked(console.log).mock.calls.join()
      expect(logged).toContain('testimonial-not-sent')
      expect(logged).not.toMatch(/Jane|patient\.example|127\.0\.0\.1/)
    },
  )

  test('the visitor waits for ten seconds at most', async () => {
    const { mail, post } = await withMail()
    mail.behaviour = 'hang'
    const start = performance.now()
    expect((await post(sampleTestimonial())).status).toBe(503)
    expect(performance.now() - start).toBeLessThan(11_000)
  })

  test('what robots fill in is answered like any other and goes nowhere', async () => {
    const { mail, post } = await withMail()
    expect((await post(sampleTestimonial({ website: 'https://spam.test' }))).status).toBe(202)
    expect(mail.taken).toEqual([])
  })
})

describe('by webhook', () => {
  test('a story is posted as JSON, signed', async () => {
    const secret = 'shared with the owner'
    const { owner, post } = await withWebhook(secret)
    const { submissionId, website, ...testimonial } = sampleTestimonial()
    expect((await post({ ...testimonial, submissionId, website })).status).toBe(202)
    const [{ headers, body } = { headers: {}, body: '' }] = owner.received
    expect(JSON.parse(body)).toMatchObject({ id: submissionId, ...testimonial })
    expect(headers['idempotency-key']).toBe(submissionId)
    const mac = createHmac('sha256', secret).update(body).digest('hex')
    expect(headers['x-signature']).toBe(`sha256=${mac}`)
  })

  test.each([500, 404, 302])('an answer of %i is no thanks', async (status) => {
    const { owner, post } = await withWebhook()
    owner.answer = (_, answer) => answer.writeHead(status, { location: '/elsewhere' }).end()
    expect((await post(sampleTestimonial())).status).toBe(503)
    expect(owner.received).toHaveLength(1)
  })
})

describe('a story is refused', () => {
  test('when it is not filled in, and the answer says which fields', async () => {
    const { mail, post } = await withMail()
    const answer = await post(sampleTestimonial({ consentVideo: false, email: 'jane' }))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      error: 'invalid',
      fields: { consentVideo: 'is required', email: 'must be an e-mail address' },
    })
    expect(mail.taken).toEqual([])
  })

  test.each([
    ['no JSON', '{', 'application/json', 400],
    ['a form', 'firstName=Jane', 'application/x-www-form-urlencoded', 415],
    ['too much', { description: 'x'.repeat(70_000) }, 'application/json', 413],
    ['prototype keys', '{"__proto__":{"firstName":"x"},"constructor":1}', 'application/json', 422],
  ])('when it is %s', async (_what, body, type, status) => {
    const { post } = await withMail()
    expect((await post(body, { 'content-type': type })).status).toBe(status)
  })

  test('after five in ten minutes', async () => {
    const { post } = await withMail()
    for (let story = 0; story < 5; story++)
      expect((await post(sampleTestimonial())).status).toBe(202)
    const answer = await post(sampleTestimonial())
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500)
  })

  test('by any other method', async () => {
    const { request } = await withMail()
    const answer = await request(path)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
  })
})

test('may come from the site’s own origin when its files are hosted elsewhere', async () => {
  const { request } = await withMail()
  const preflight = async (origin: string) => {
    const headers = { origin, 'access-control-request-headers': 'content-type' }
    return (await request(path, { method: 'OPTIONS', headers })).headers
  }
  const ours = await preflight('https://dental.test')
  expect(ours.get('access-control-allow-origin')).toBe('https://dental.test')
  expect(ours.get('access-control-allow-headers')).toBe('content-type')
  expect((await preflight('https://evil.test')).get('access-control-allow-origin')).toBeNull()
})
