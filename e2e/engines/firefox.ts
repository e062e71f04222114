import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Engine } from './browsers.ts'
import { commandLimit, programIn, saidBy, startProgram } from './processes.ts'

/** Nothing but the site under test, and a mouse, which a browser without a window does not see. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.topsites.contile.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'extensions.update.enabled': false,
  // Frames a second: without a graphics card the processor paints them all.
  'layout.frame_rate': 10,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
}

export const firefox: Engine = {
  name: 'Firefox',
  missingPackages: () => (programIn('firefox-esr') ? [] : ['firefox-esr']),
  async start() {
    const program = startProgram('firefox-esr', (home) => {
      const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
      )
      writeFileSync(path.join(home, 'user.js'), lines.join('\n'))
      const remote = ['--remote-debugging-port', '0', '--remote-allow-system-access']
      return ['--headless', '--no-remote', '--profile', home, ...remote]
    })
    const address = await saidBy(program, 2, /BiDi listening on (ws:\S+)/)
    const protocol = await connect(`${address}/session`)
    await protocol.send('session.new', { capabilities: {} })
    await protocol.send('session.subscribe', { events: ['log.entryAdded'] })
    const newBrowser = () => openBrowser(protocol)
    return {
      newBrowser,
      async consoleAt(address, isDone) {
        const browser = await newBrowser()
        await browser.open(address)
        await isDone()
        const ofTheBrowser = await wordsOfTheBrowser(protocol.send, address)
        const complaints = new Set([...(await browser.complaints()), ...ofTheBrowser])
        await browser.close()
        return [...complaints]
      },
      pagesAtOnce: 6,
      stop: program.end,
    }
  },
}

type LogEntry = { level: string; text: string; source: { context?: string } }
type Answer = { id?: number; type: string; method?: string; result?: unknown; message?: string }
type Send = <T>(method: string, params: Record<string, unknown>) => Promise<T>
type Protocol = { send: Send; entries: LogEntry[] }

/** WebDriver BiDi: commands with a number, their answers, and events. */
async function connect(address: string): Promise<Protocol> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}`))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  const entries: LogEntry[] = []
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer & { params: LogEntry }
    if (answer.method === 'log.entryAdded') entries.push(answer.params)
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  }
  let last = 0
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last
      const limit = setTimeout(() => reject(new Error(`${method}: no answer`)), commandLimit)
      waiting.set(id, ({ type, result, message }) => {
        clearTimeout(limit)
        waiting.delete(id)
        if (type === 'success') resolve(result as never)
        else reject(new Error(`${method}: ${message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { send, entries }
}

async function openBrowser({ send, entries }: Protocol): Promise<Browser> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await send<{ context: string }>('browsingContext.create', {
    // Tabs behind another are not shown, and do less.
    type: 'window',
    userContext,
  })
  const toBuffer = ({ data }: { data: string }) => Buffer.from(data, 'base64')
  const traverse = async (delta: number) => {
    await send('browsingContext.traverseHistory', { context, delta })
  }
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'none' })
    },
    evaluate: (expression) => evaluate(send, context, expression),
    async perform(actions) {
      await send('input.performActions', { context, actions })
      await send('input.releaseActions', { context })
    },
    async swipe(from, pixels) {
      await inBrowser(send, `(${swipeInBrowser})(${JSON.stringify(from)}, ${pixels})`)
    },
    async resize(viewport) {
      await send('browsingContext.setViewport', { context, viewport })
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    complaints: async () =>
      entries
        .filter(({ level, source }) => /^(warn|error)$/.test(level) && source.context === context)
        .map(({ text }) => text),
    screenshot: async () => toBuffer(await send('browsingContext.captureScreenshot', { context })),
    print: async () => toBuffer(await send('browsingContext.print', { context })),
    async close() {
      await send('browser.removeUserContext', { userContext })
    },
  }
}

type Evaluated = {
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** @param expression what it comes to, also after a while, must fit into JSON */
async function evaluate(send: Send, context: string, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
    expression: `(async () => JSON.stringify(await ${expression}))()`,
    target: { context },
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.text)
  return result?.value === undefined ? undefined : JSON.parse(result.value)
}

/** The same among Firefox’s own parts, outside of any page. */
async function inBrowser(send: Send, expression: string) {
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {
    'moz:scope': 'chrome',
  })
  return evaluate(send, contexts[0]?.context ?? '', expression)
}

/** What Firefox itself wrote into the console of a page: refusals, preloads without a use. */
async function wordsOfTheBrowser(send: Send, address: string) {
  const { origin } = new URL(address)
  const messages = await inBrowser(
    send,
    `Services.console.getMessageArray()
      .filter((message) => message instanceof Ci.nsIScriptError)
      .map(({ sourceName, errorMessage }) => ({ sourceName, errorMessage }))`,
  )
  return (messages as { sourceName: string; errorMessage: string }[])
    .filter(({ sourceName }) => sourceName.startsWith(origin))
    .map(({ errorMessage }) => errorMessage)
}

/** A finger on the glass: BiDi’s own reaches the page’s listeners, but scrolls nothing. */
const swipeInBrowser = `async (from, pixels) => {
  const window = Services.wm.getMostRecentWindow('navigator:browser')
  const { left, top } = window.gBrowser.selectedBrowser.getBoundingClientRect()
  const pause = (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds))
  const touch = (state, part) => {
    const x = window.mozInnerScreenX + left + from.x + pixels * part
    const y = window.mozInnerScreenY + top + from.y
    const { TOUCH_CONTACT, TOUCH_REMOVE } = window.windowUtils
    window.windowUtils.sendNativeTouchPoint(
      0, state === 'on' ? TOUCH_CONTACT : TOUCH_REMOVE, Math.round(x), Math.round(y), 1, 90)
  }
  for (let step = 0; step <= 12; step++) {
    touch('on', step / 12)
    await pause(16)
  }
  await pause(300)
  touch('on', 1)
  touch('off', 1)
}`
