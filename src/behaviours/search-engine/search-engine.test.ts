import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { indexNowFunctionName, indexNowLimits } from '../../../shared/indexnow.ts'
import type { BackendFunctions } from '../backend/functions-client.ts'
import {
  submitAllPractices,
  submitPractice,
  submitSitemap,
  submitUrl,
  submitUrls,
} from './submissions.ts'

const invoke = vi.fn()
const backend = { invoke } as unknown as BackendFunctions
const accepted = { data: { success: true }, error: null }
const practices = ['bradford', 'ripon', 'leeds'].map((town) => ({
  website: `https://${town}.test`,
}))
const bodies = () => invoke.mock.calls.map(([, { body }]) => body)

beforeEach(() => {
  invoke.mockReset().mockResolvedValue(accepted)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('what is submitted', () => {
  test('one URL, with its host', async () => {
    expect(await submitUrl(backend, 'https://dental.test/blog')).toBe(true)
    expect(invoke).toHaveBeenCalledExactlyOnceWith(indexNowFunctionName, {
      body: { urls: ['https://dental.test/blog'], host: 'dental.test' },
    })
  })

  test('the sitemap', async () => {
    await submitSitemap(backend, 'https://dental.test/')
    expect(bodies()).toEqual([{ urls: ['https://dental.test/sitemap.xml'], host: 'dental.test' }])
  })

  test('a practice: its site and its sitemap', async () => {
    await submitPractice(backend, { website: 'https://leeds.test' })
    expect(bodies()).toEqual([
      { urls: ['https://leeds.test', 'https://leeds.test/sitemap.xml'], host: 'leeds.test' },
    ])
  })

  test('very many URLs, in calls that the function takes', async () => {
    const short = Array.from({ length: 1201 }, (_, index) => `https://dental.test/${index}`)
    const long = Array.from({ length: 100 }, (_, index) =>
      `https://dental.test/${index}`.padEnd(2000, 'é'),
    )
    const urls = [...short, ...long]
    expect(await submitUrls(backend, { urls, host: 'dental.test' })).toBe(true)
    expect(bodies().flatMap((body) => body.urls)).toEqual(urls)
    for (const body of bodies()) {
      expect(body.urls.length).toBeLessThanOrEqual(indexNowLimits.urls)
      expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThanOrEqual(
        indexNowLimits.bytes,
      )
    }
  })

  test('all three practices, a second apart, whatever becomes of one', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    invoke.mockResolvedValueOnce({ data: null, error: new Error('502') })
    const answers = submitAllPractices(backend, practices)
    await vi.advanceTimersByTimeAsync(0)
    expect(invoke).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(999)
    expect(invoke).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(invoke).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answers).toEqual([false, true, true])
    expect(bodies().map(({ host }) => host)).toEqual(['bradford.test', 'ripon.test', 'leeds.test'])
  })
})

describe('the error catalogue (SPEC §8)', () => {
  const submit = () => submitUrls(backend, { urls: ['https://dental.test'], host: 'dental.test' })
  const warned = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

  test('an error is logged as a submission error; false', async () => {
    const warn = warned()
    const error = new Error('non-2xx')
    invoke.mockResolvedValue({ data: null, error })
    expect(await submit()).toBe(false)
    expect(warn).toHaveBeenCalledExactlyOnceWith('IndexNow: Submission error', error)
  })

  test.each([null, '', 'ok', {}, { success: false }, { success: 1 }])(
    '%j lacks the success flag; false',
    async (data) => {
      const warn = warned()
      invoke.mockResolvedValue({ data, error: null })
      expect(await submit()).toBe(false)
      expect(warn).toHaveBeenCalledExactlyOnceWith('IndexNow: Submission failed', data)
    },
  )

  test('what is thrown is logged; false', async () => {
    const warn = warned()
    invoke.mockRejectedValue(new Error('boom'))
    expect(await submit()).toBe(false)
    expect(warn).toHaveBeenCalledOnce()
  })
})
