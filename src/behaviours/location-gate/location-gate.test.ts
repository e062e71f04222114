// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const france = { country_code: 'FR', country_name: 'France' }
const britain = { country_code: 'GB', country_name: 'United Kingdom' }
const root = document.documentElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  sessionStorage.clear()
  delete root.dataset.gate
  document.body.innerHTML =
    '<p>Your location: <span id="visitor-country"> </span></p><div id="site"></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const site = () => document.getElementById('site')
const warned = () => vi.spyOn(console, 'warn').mockImplementation(() => {})
const answers = (body: unknown, status = 200) => {
  const fetching = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', fetching)
  return fetching
}
/** A page that the browser renders before it is asked for. */
const renderedAhead = () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const show = () => {
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
  }
  return { show }
}
const start = async () => (await import('./start-gate.ts')).startGate()
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('the inlined start', () => {
  test('lets a visitor from the United Kingdom in and keeps the answer', async () => {
    const fetching = answers(britain)
    await start()
    await settled()
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/visitor-location')
    expect(root.dataset.gate).toBe('allowed')
    expect(site()?.hasAttribute('inert')).toBe(false)
    expect(JSON.parse(sessionStorage['visitor-location'])).toEqual({ ...britain, at: Date.now() })
  })

  test('switched off for a host of files alone, nobody is asked, and the console is silent', async () => {
    vi.doMock('astro:env/client', () => ({ LOCATION_LOOKUP_URL: 'off', BACKEND_URL: 'off' }))
    const warn = warned()
    const fetching = answers(france)
    await start()
    ;(await import('../search-engine/notify-search-engine.ts')).notifySearchEngine(
      'https://a.test/',
    )
    await vi.advanceTimersByTimeAsync(10_000)
    vi.doUnmock('astro:env/client')
    expect(root.dataset.gate).toBe('allowed')
    expect(fetching).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })

  test('a page rendered ahead takes what is kept, and asks if that is stale when it is shown', async () => {
    const fetching = answers(france)
    sessionStorage['visitor-location'] = JSON.stringify({ ...britain, at: Date.now() })
    const ahead = renderedAhead()
    await start()
    expect(root.dataset.gate).toBe('allowed')
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    ahead.show()
    expect(root.dataset.gate).toBe('allowed')
    await settled()
    expect(fetching).toHaveBeenCalledOnce()
    expect(root.dataset.gate).toBe('restricted')
  })

  test('decided before the page was read, it is applied when it has been', async () => {
    const page = document.body.innerHTML
    document.body.innerHTML = ''
    answers(france)
    await start()
    await settled()
    document.body.innerHTML = page
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(site()?.hasAttribute('inert')).toBe(true)
    expect(document.body.textContent).toContain('France')
  })

  test.each([
    ['status 500', () => answers(france, 500)],
    ['unknown', () => answers({ error: 'unknown' }, 404)],
    [
      'unknown, as an empty answer',
      () => vi.stubGlobal('fetch', async () => new Response(null, { status: 204 })),
    ],
    [
      'a web page instead of data',
      () => vi.stubGlobal('fetch', async () => new Response('<p>no', { status: 200 })),
    ],
    ['a number for a code', () => answers({ country_code: 33 })],
    ['no country', () => answers({ country_name: 'France' })],
    ['no network', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))],
    ['no fetch at all', () => vi.stubGlobal('fetch', undefined)],
  ])('%s: logged, let in, not kept', async (_name, arrange) => {
    const warn = warned()
    arrange()
    await start()
    await settled()
    expect(root.dataset.gate).toBe('allowed')
    expect(warn).toHaveBeenCalledExactlyOnceWith('Geolocation check failed', expect.anything())
    expect(sessionStorage.length).toBe(0)
  })

  test('no answer in four seconds: let in', async () => {
    const warn = warned()
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    await start()
    await vi.advanceTimersByTimeAsync(3999)
    expect(root.dataset.gate).toBe('checking')
    await vi.advanceTimersByTimeAsync(1)
    expect(root.dataset.gate).toBe('allowed')
    expect(warn).toHaveBeenCalledOnce()

    // Nor is the next page waited for, or any other of the next five minutes.
    root.dataset.gate = 'checking'
    await start()
    expect(root.dataset.gate).toBe('allowed')
  })

  test.each([
    [0, true],
    [299_999, true],
    [300_000, false],
    [-1, false],
  ])('an answer %d ms old is fresh: %s', async (age, isFresh) => {
    const fetching = answers(britain)
    sessionStorage['visitor-location'] = JSON.stringify({ ...france, at: Date.now() - age })
    await start()
    await settled()
    expect(root.dataset.gate).toBe(isFresh ? 'restricted' : 'allowed')
    expect(fetching).toHaveBeenCalledTimes(isFresh ? 0 : 1)
  })

  test.each([
    ['navigate', 1, true],
    ['navigate', 2, false],
    ['reload', 1, false],
    ['back_forward', 1, false],
  ])(
    'after a %s, with %d pages of ours in the tab, it asks anew: %s',
    async (type, pages, asks) => {
      const fetching = answers(britain)
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
      vi.stubGlobal('navigation', { entries: () => Array(pages) })
      sessionStorage['visitor-location'] = JSON.stringify({ ...britain, at: Date.now() })
      await start()
      expect(fetching).toHaveBeenCalledTimes(asks ? 1 : 0)
    },
  )

  test.each(['{', 'null', '{}', '{"at":0}'])(
    'a kept answer %s is as good as none',
    async (kept) => {
      const fetching = answers(britain)
      vi.setSystemTime(0)
      sessionStorage['visitor-location'] = kept
      await start()
      expect(fetching).toHaveBeenCalledOnce()
    },
  )

  test('works where storage is switched off', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    answers(britain)
    await start()
    await settled()
    expect(root.dataset.gate).toBe('allowed')
  })
})

describe('asking again', () => {
  /** A return to the tab after so many minutes. */
  const returnAfter = async (minutes: number) => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
  }
  const watch = async () => (await import('./watch-location.ts')).watchLocation()

  test('once the answer is stale, and changes the decision', async () => {
    const fetching = answers(france)
    root.dataset.gate = 'allowed'
    await watch()
    await returnAfter(4)
    expect(fetching).not.toHaveBeenCalled()
    await returnAfter(1)
    expect(root.dataset.gate).toBe('restricted')
    await returnAfter(1)
    expect(fetching).toHaveBeenCalledOnce()
    await returnAfter(5)
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  test('takes over what another page of the tab was told, without asking', async () => {
    const fetching = answers(britain)
    root.dataset.gate = 'allowed'
    await watch()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    sessionStorage['visitor-location'] = JSON.stringify({ ...france, at: Date.now() - 1000 })
    await returnAfter(0)
    expect(root.dataset.gate).toBe('restricted')
    expect(fetching).not.toHaveBeenCalled()
  })

  test('a failure lets in', async () => {
    const warn = warned()
    root.dataset.gate = 'restricted'
    answers({}, 502)
    await watch()
    await returnAfter(5)
    expect(root.dataset.gate).toBe('allowed')
    expect(warn).toHaveBeenCalledOnce()
  })
})
