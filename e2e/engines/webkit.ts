import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../../server/testing/free-port.ts'
import { untilAnswers } from '../../server/testing/until.ts'
import type { Actions, Browser, Engine } from './browsers.ts'
import { BrowserGone, commandLimit, pause, programIn, saidBy, startProgram } from './processes.ts'
import { blankPage } from './proxied-site.ts'

const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)

/** The browser’s own buttons would not let its window be as narrow as a phone. */
const narrowBars = '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px }'

export const webkit: Engine = {
  name: 'WebKit',
  missingPackages: () => [
    ...(programIn('WebKitWebDriver') && miniBrowser() ? [] : ['webkit2gtk-driver']),
    ...(programIn('Xvfb') ? [] : ['xvfb']),
  ],
  async start() {
    const screen = startProgram('Xvfb', () => [
      ...['-displayfd', '3', '-nolisten', 'tcp'],
      ...['-screen', '0', '1600x1200x24'],
    ])
    const display = {
      DISPLAY: `:${await saidBy(screen, 3, /(\d+)\n/)}`,
      // Its usual way to the screen takes seconds for a frame where there is no graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // Found once for all browsers: each would look through all media players again.
      GST_REGISTRY: path.join(screen.home, 'media-players.bin'),
    }
    return {
      newBrowser: () => drivenBrowser(display),
      consoleAt: (page, isDone) => consoleAt(page, isDone, display),
      pagesAtOnce: 8,
      stop: screen.end,
    }
  },
}

/** With a driver of its own: one that has got stuck would take all browsers after it along. */
async function drivenBrowser(display: Record<string, string>): Promise<Browser> {
  const port = await freePort()
  const driver = startProgram(
    'WebKitWebDriver',
    (home) => {
      mkdirSync(path.join(home, 'config/gtk-3.0'), { recursive: true })
      writeFileSync(path.join(home, 'config/gtk-3.0/gtk.css'), narrowBars)
      return [`--port=${port}`]
    },
    display,
  )
  const address = `http://127.0.0.1:${port}`
  try {
    await untilAnswers(`${address}/status`, 'WebKitWebDriver')
    const browser = await openBrowser(address)
    return { ...browser, close: () => browser.close().finally(driver.end) }
  } catch (error) {
    driver.end()
    throw error
  }
}

/**
 * A browser under a driver keeps its console to itself. One that nobody drives writes all of it,
 * the engine’s own complaints as well.
 */
async function consoleAt(
  page: string,
  isDone: () => Promise<void>,
  display: Record<string, string>,
) {
  const program = startProgram(
    miniBrowser() ?? '',
    () => ['--enable-write-console-messages-to-stdout=true', page],
    display,
  )
  let said = ''
  for (const output of [program.child.stdout, program.child.stderr] as Readable[])
    output.on('data', (part) => {
      said += part
    })
  await isDone()
  // It has not written everything down before it is asked to go.
  const hasGone = new Promise((resolve) => program.child.once('close', resolve))
  program.child.kill('SIGTERM')
  await Promise.race([hasGone, pause(5000)])
  program.end()
  return said.split('\n').filter((line) => /CONSOLE (\w+ )*(WARN|ERROR)/.test(line))
}

/** The W3C’s WebDriver: a request for each command. */
async function openBrowser(driver: string): Promise<Browser> {
  const send = async <T>(
    method: string,
    path: string,
    body?: unknown,
    limit = commandLimit,
  ): Promise<T> => {
    const response = await fetch(`${driver}${path}`, {
      method,
      signal: AbortSignal.timeout(limit),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { error: string; message: string } }
    if (value?.error === 'invalid session id') throw new BrowserGone('WebKit has crashed')
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      },
    },
  })
  const session = `/session/${sessionId}`
  const post = async (command: string, body: unknown = {}) => {
    await send('POST', `${session}/${command}`, body)
  }
  const perform = async (actions: Actions) => {
    await post('actions', { actions })
    await send('DELETE', `${session}/actions`)
  }
  const heard: string[] = []
  const evaluate = async (expression: string, limit = 10_000) => {
    const script = `${listen} return JSON.stringify([${expression}, heard.splice(0)])`
    const question = { script, args: [] }
    const answer = await send<string>('POST', `${session}/execute/sync`, question, limit)
    const [value, complaints] = JSON.parse(answer) as [unknown, string[]]
    heard.push(...complaints)
    return value
  }
  return {
    async open(url) {
      const { origin } = new URL(url)
      const isThere = () => evaluate(`location.origin === '${origin}'`, 3000).catch(() => false)
      // The way to another site is the way to another process, on which questions get lost.
      for (let attempt = 0; attempt < 150 && !(await isThere()); attempt++) {
        if (attempt % 50 === 0) await post('url', { url: origin + blankPage })
        await pause(100)
      }
      await post('url', { url })
    },
    evaluate: (expression) => evaluate(expression),
    perform,
    swipe({ x, y }, pixels) {
      const scroll = { type: 'scroll', origin: 'viewport', x, y, deltaX: -pixels, deltaY: 0 }
      return perform([{ type: 'wheel', id: 'wheel', actions: [scroll] }])
    },
    async resize({ width, height }) {
      await post('window/rect', { width, height })
      const bars = height - Number(await evaluate('innerHeight'))
      await post('window/rect', { width, height: height + bars })
    },
    back: () => post('back'),
    forward: () => post('forward'),
    async complaints() {
      await evaluate('null')
      return heard
    },
    screenshot: async () =>
      Buffer.from(await send<string>('GET', `${session}/screenshot`, undefined, 10_000), 'base64'),
    async close() {
      await send('DELETE', session)
    },
  }
}

/** Runs before everything we ask of a page, so that it listens from the first question on. */
const listen = `
  const heard = (window.heardByEngines ??= (() => {
    const heard = []
    for (const level of ['warn', 'error']) {
      const write = console[level]
      console[level] = (...words) => {
        heard.push(words.map(String).join(' '))
        write.apply(console, words)
      }
    }
    addEventListener('error', ({ message }) => heard.push('uncaught: ' + message))
    addEventListener('unhandledrejection', ({ reason }) => heard.push('unhandled: ' + reason))
    addEventListener('securitypolicyviolation', (refused) =>
      heard.push([refused.violatedDirective, 'refused', refused.blockedURI, refused.sample,
        refused.sourceFile, refused.lineNumber, refused.target?.outerHTML?.slice(0, 200)].join(' ')))
    return heard
  })());`
