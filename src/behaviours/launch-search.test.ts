// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showSearchLauncher } from './launch-search.ts'

const served = `
  <div id="search-launcher" hidden><button aria-expanded="false">Ask</button></div>
  <template data-part="search-panel"><dialog>
    <h2 tabindex="-1">Search</h2><button data-part="search-close">Close</button>
    <form><input type="search" /></form>
    <div data-part="search-found"></div><p data-part="search-waiting"></p>
    <div data-part="search-failed" hidden><button>Try again</button></div>
  </dialog></template>`

const vendor = { scriptUrl: 'https://bot.test/launcher.js', botId: 'bot-1' }
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')]
const launcher = () => document.getElementById('search-launcher') as HTMLElement
const button = () => launcher().querySelector('button') as HTMLButtonElement
const panel = () => document.querySelector('dialog')
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let leave = () => {}
const come = (source: typeof vendor | null = null) => {
  leave = showSearchLauncher(source)
}

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  document.documentElement.dataset.gate = 'allowed'
  document.body.innerHTML = served
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('our own launcher', () => {
  test('is shown two seconds after the page has come up', async () => {
    come()
    await wait(1999)
    expect(launcher().hidden).toBe(true)
    await wait(1)
    expect(launcher().hidden).toBe(false)
    expect(console.info).toHaveBeenCalledExactlyOnceWith('Chatbot loaded')
    expect(fetch).not.toHaveBeenCalled()
  })

  test('goes with the page, and what it has opened', async () => {
    come()
    await wait(2000)
    button().click()
    expect(panel()?.open).toBe(true)
    leave()
    expect(launcher().hidden).toBe(true)
    expect(panel()).toBeNull()
    come()
    leave()
    await wait(2000)
    expect(launcher().hidden).toBe(true)
  })

  test('waits for the visitor to be let in, and goes when access is restricted', async () => {
    document.documentElement.dataset.gate = 'checking'
    come()
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
    come()
    await wait(1500)
    document.documentElement.dataset.gate = 'allowed'
    await wait(500)
    expect(launcher().hidden).toBe(false)
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
    expect(launcher().hidden).toBe(true)
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
