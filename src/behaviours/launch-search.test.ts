// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showAssistantLauncher } from './launch-assistant.ts'

const removeAssistant = vi.fn()
const openAssistant = vi.fn((_opening: unknown, _onClose: () => void) => removeAssistant)
type Source = NonNullable<Parameters<typeof showAssistantLauncher>[0]>
const own: Source = { vendor: null, loadOwn: async () => ({ openAssistant }) }
const vendor: Source = {
  vendor: { scriptUrl: 'https://bot.test/launcher.js', botId: 'bot-1' },
  loadOwn: vi.fn(),
}
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')]
const launcher = () => document.getElementById('chatbot-launcher') as HTMLElement
const button = () => launcher().querySelector('button') as HTMLButtonElement
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let leave = () => {}
const come = (source: Source) => {
  leave = showAssistantLauncher(source)
}

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  document.documentElement.dataset.gate = 'allowed'
  document.body.innerHTML =
    '<div id="chatbot-launcher" hidden data-part="assistant-launcher" data-opening=\'{"title":"Help"}\'><button aria-expanded="false">Ask</button></div>'
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('our own launcher', () => {
  test('is shown two seconds after the page has come up', async () => {
    come(own)
    await wait(1999)
    expect(launcher().hidden).toBe(true)
    await wait(1)
    expect(launcher().hidden).toBe(false)
    expect(console.info).toHaveBeenCalledExactlyOnceWith('Chatbot loaded')
  })

  test('goes with the page', async () => {
    come(own)
    await wait(2000)
    leave()
    expect(launcher().hidden).toBe(true)
    come(own)
    leave()
    await wait(2000)
    expect(launcher().hidden).toBe(true)
  })

  test('waits for the visitor to be let in, and goes when access is restricted', async () => {
    document.documentElement.dataset.gate = 'checking'
    come(own)
    await wait(5000)
    expect(launcher().hidden).toBe(true)
    document.documentElement.dataset.gate = 'allowed'
    await wait(0)
    await wait(2000)
    expect(launcher().hidden).toBe(false)
    document.documentElement.dataset.gate = 'restricted'
    await wait(0)
    expect(launcher().hidden).toBe(true)
  })

  test('a decision that is only repeated does not start the wait anew', async () => {
    come(own)
    await wait(1500)
    document.documentElement.dataset.gate = 'allowed'
    await wait(500)
    expect(launcher().hidden).toBe(false)
  })

  test('opens the assistant and says so, until it is closed', async () => {
    come(own)
    await wait(2000)
    button().click()
    await wait(0)
    expect(button().getAttribute('aria-expanded')).toBe('true')
    const [opening, onClose] = openAssistant.mock.calls[0] ?? []
    expect(opening).toEqual({ title: 'Help' })
    onClose?.()
    expect(button().getAttribute('aria-expanded')).toBe('false')
    leave()
    expect(removeAssistant).toHaveBeenCalledOnce()
  })

  test('shows at once that a press was heard, and opens once', async () => {
    come(own)
    await wait(2000)
    button().click()
    button().click()
    expect(button().dataset.heard).toBe('')
    expect(button().getAttribute('aria-busy')).toBe('true')
    await wait(0)
    expect(button().dataset.heard).toBeUndefined()
    expect(button().hasAttribute('aria-busy')).toBe(false)
    expect(openAssistant).toHaveBeenCalledOnce()
  })

  test('an assistant that arrives after the visitor has left stays closed', async () => {
    come(own)
    await wait(2000)
    button().click()
    leave()
    await wait(0)
    expect(openAssistant).not.toHaveBeenCalled()
  })

  test('an assistant that cannot be downloaded is only logged', async () => {
    come({ vendor: null, loadOwn: () => Promise.reject(new Error('offline')) })
    await wait(2000)
    button().click()
    await wait(0)
    expect(console.info).toHaveBeenLastCalledWith('Chatbot could not be loaded')
    expect(button().getAttribute('aria-expanded')).toBe('false')
  })
})

describe("a vendor's launcher", () => {
  test('is one script with the bot’s id, removed on leaving', async () => {
    come(vendor)
    await wait(1999)
    expect(scripts()).toHaveLength(0)
    await wait(1)
    expect(scripts()).toHaveLength(1)
    expect(scripts()[0]?.src).toBe('https://bot.test/launcher.js')
    expect(scripts()[0]?.dataset.botId).toBe('bot-1')
    leave()
    expect(scripts()).toHaveLength(0)
  })

  test('replaces an earlier copy', async () => {
    document.body.innerHTML = '<script id="chatbot-script"></script>'
    come(vendor)
    await wait(2000)
    expect(scripts()).toHaveLength(1)
  })
})
