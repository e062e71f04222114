// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ChatbotSource, useChatbot } from './use-chatbot.ts'

const Launcher = () => null
const own: ChatbotSource = { vendor: null, loadOwn: vi.fn(async () => Launcher) }
const vendor: ChatbotSource = {
  vendor: { scriptUrl: 'https://bot.test/launcher.js', botId: 'bot-1' },
  loadOwn: vi.fn(),
}
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')]
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const start = (source: ChatbotSource, page = '/blog') =>
  renderHook(({ page }) => useChatbot(page, source), { initialProps: { page } })

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  document.documentElement.dataset.gate = 'allowed'
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('our own launcher', () => {
  test('is due two seconds after the page has come up', async () => {
    const { result } = start(own)
    await wait(1999)
    expect(result.current).toBeNull()
    await wait(1)
    expect(result.current).toBe(Launcher)
    expect(console.info).toHaveBeenCalledExactlyOnceWith('Chatbot loaded')
  })

  test('goes with the page and comes again two seconds after the next', async () => {
    const { result, rerender } = start(own)
    await wait(2000)
    rerender({ page: '/' })
    expect(result.current).toBeNull()
    await wait(2000)
    expect(result.current).toBe(Launcher)
  })

  test('waits for the visitor to be let in, and goes when access is restricted', async () => {
    document.documentElement.dataset.gate = 'checking'
    const { result } = start(own)
    await wait(5000)
    expect(result.current).toBeNull()
    document.documentElement.dataset.gate = 'allowed'
    await wait(0)
    await wait(2000)
    expect(result.current).toBe(Launcher)
    document.documentElement.dataset.gate = 'restricted'
    await wait(0)
    expect(result.current).toBeNull()
  })

  test('that cannot be downloaded is only logged', async () => {
    const { result } = start({ vendor: null, loadOwn: () => Promise.reject(new Error('offline')) })
    await wait(2000)
    expect(result.current).toBeNull()
    expect(console.info).toHaveBeenCalledExactlyOnceWith('Chatbot could not be loaded')
  })
})

describe("a vendor's launcher", () => {
  test('is one script with the bot’s id, removed on leaving', async () => {
    const { unmount } = start(vendor)
    await wait(1999)
    expect(scripts()).toHaveLength(0)
    await wait(1)
    expect(scripts()).toHaveLength(1)
    expect(scripts()[0]?.src).toBe('https://bot.test/launcher.js')
    expect(scripts()[0]?.dataset.botId).toBe('bot-1')
    unmount()
    expect(scripts()).toHaveLength(0)
  })

  test('replaces an earlier copy', async () => {
    document.body.innerHTML = '<script id="chatbot-script"></script>'
    start(vendor)
    await wait(2000)
    expect(scripts()).toHaveLength(1)
  })
})
