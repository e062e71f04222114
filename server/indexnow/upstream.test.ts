import { describe, expect, test } from 'vitest'
import { indexNowStandIn } from '../testing/indexnow-stand-in.ts'
import { homePage, setUpIndexNow } from '../testing/set-up-indexnow.ts'

describe('an upstream answer', () => {
  test.each([200, 202])('%i is a success', async (status) => {
    const { post } = setUpIndexNow(indexNowStandIn(() => new Response(null, { status })))
    expect((await post(homePage)).status).toBe(200)
  })

  test.each([400, 403, 422])('%i is not tried again at once', async (status) => {
    const { post, standIn, dependencies } = setUpIndexNow(
      indexNowStandIn(() => new Response(null, { status })),
    )
    const answer = await post(homePage)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ success: false })
    expect(standIn.received).toHaveLength(1)
    expect(dependencies.logged).toContainEqual({
      event: 'indexnow-failed',
      fields: { status, retryAfterSeconds: 60 },
    })
  })

  test.each([
    ['500', () => new Response(null, { status: 500 })],
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['a time-out', () => Promise.reject(new DOMException('slow', 'TimeoutError'))],
  ])('%s is tried three times, then answered 502', async (_how, how) => {
    const { post, standIn } = setUpIndexNow(indexNowStandIn(how))
    expect((await post(homePage)).status).toBe(502)
    expect(standIn.received).toHaveLength(3)
  })

  test('a failure that passes is not noticed by the visitor', async () => {
    const answers = [new Response(null, { status: 503 }), new Response()]
    const { post } = setUpIndexNow(indexNowStandIn(() => answers.shift() as Response))
    expect((await post(homePage)).status).toBe(200)
  })

  test('429 is passed on with its Retry-After and respected', async () => {
    const busy = () => new Response(null, { status: 429, headers: { 'retry-after': '120' } })
    const { post, standIn, later } = setUpIndexNow(indexNowStandIn(busy))
    const answer = await post(homePage)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('120')
    later(119_000)
    expect((await post(homePage)).status).toBe(429)
    expect(standIn.received).toHaveLength(1)
    later(1000)
    standIn.answer = () => new Response()
    expect((await post(homePage)).status).toBe(200)
    expect(standIn.received).toHaveLength(2)
  })

  test('each failure in a row doubles the pause, a success ends it', async () => {
    const { post, later, standIn } = setUpIndexNow(
      indexNowStandIn(() => new Response('', { status: 500 })),
    )
    const pauses: (string | null)[] = []
    for (let failure = 0; failure < 3; failure++) {
      pauses.push((await post(homePage)).headers.get('retry-after'))
      later(Number(pauses.at(-1)) * 1000)
    }
    expect(pauses).toEqual(['60', '120', '240'])
    standIn.answer = () => new Response()
    expect((await post(homePage)).status).toBe(200)
  })
})
