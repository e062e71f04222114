// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { functionsClient } from './functions-client.ts'
import { sessionKey, storedSession } from './stored-session.ts'

const url = 'https://project.backend.test'
const fetching = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) =>
  Response.json({ success: true }),
)
function sentHeaders() {
  const headers = new Headers(fetching.mock.calls[0]?.[1]?.headers)
  return { apikey: headers.get('apikey'), authorization: headers.get('authorization') }
}

beforeEach(() => {
  fetching.mockClear()
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

describe('the functions client', () => {
  test('sends a key of the newer kind as apikey only', async () => {
    await functionsClient({ url, publicKey: 'sb_publishable_x' }).invoke('hello')
    expect(sentHeaders()).toEqual({ apikey: 'sb_publishable_x', authorization: null })
  })

  test('sends another key as bearer too', async () => {
    await functionsClient({ url, publicKey: 'eyJ.a.b' }).invoke('hello')
    expect(sentHeaders()).toEqual({ apikey: 'eyJ.a.b', authorization: 'Bearer eyJ.a.b' })
  })

  test('sends the token of a session as bearer, beside the key', async () => {
    const accessToken = async () => 'token'
    await functionsClient({ url, publicKey: 'sb_publishable_x', accessToken }).invoke('hello')
    expect(sentHeaders()).toEqual({
      apikey: 'sb_publishable_x',
      authorization: 'Bearer token',
    })
  })
})

describe('the stored session', () => {
  const session = (expiresInSeconds: number) => ({
    access_token: 'old-token',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: expiresInSeconds,
    expires_at: Math.floor(Date.now() / 1000) + expiresInSeconds,
    user: { id: 'somebody' },
  })
  // Each test has a backend of its own: a page has one client for each.
  let backends = 0
  let url = ''
  beforeEach(() => {
    url = `https://project-${++backends}.backend.test`
  })
  const store = (value: unknown) => localStorage.setItem(sessionKey(url), JSON.stringify(value))
  const accessToken = () => storedSession({ url, publicKey: 'key' })()

  test('is absent for a visitor, for whom nothing is loaded, asked or stored', async () => {
    expect(await accessToken()).toBeNull()
    expect(fetching).not.toHaveBeenCalled()
    expect(localStorage.length).toBe(0)
  })

  test('is absent where storage is switched off', async () => {
    vi.stubGlobal('localStorage', undefined)
    expect(await accessToken()).toBeNull()
    vi.unstubAllGlobals()
  })

  test('gives its token while it lasts', async () => {
    store(session(3600))
    expect(await accessToken()).toBe('old-token')
  })

  test('is refreshed when it has run out, and kept again', async () => {
    store(session(-10))
    fetching.mockResolvedValueOnce(
      Response.json({ ...session(3600), access_token: 'new-token', refresh_token: 'next' }),
    )
    expect(await accessToken()).toBe('new-token')
    expect(String(fetching.mock.calls[0]?.[0])).toContain(`${url}/auth/v1/token`)
    expect(localStorage.getItem(sessionKey(url))).toContain('new-token')
  })
})
