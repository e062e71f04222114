import type { Actions, Browser, Point, Size } from './browsers.ts'
import { aim, centre, finder, focusOn } from './in-page.ts'
import { BrowserGone, pause } from './processes.ts'
import type { ProxiedSite } from './proxied-site.ts'

/** An element by selector: the first that is shown, or that is called so, or the nth from 0. */
type Target = string | { css: string; name?: string; nth?: number }

export const phone: Size = { width: 390, height: 844 }
export const desktop: Size = { width: 1440, height: 900 }

/** Costs nothing where a journey passes, and a slow machine must not decide. */
const patience = 30_000

/** Keys in WebDriver’s alphabet. */
const keyCodes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}
type Key = keyof typeof keyCodes

export type Visitor = ReturnType<typeof visitorWith>

/** Somebody who looks, points and types, and waits for nothing but what can be seen. */
export function visitorWith(browser: Browser, site: ProxiedSite) {
  const text = (value: unknown) => JSON.stringify(value) ?? 'undefined'

  /** The answer of a function that runs in the page and knows `find`. */
  const ask = <T, Given extends unknown[]>(
    question: ((...given: Given) => T) | string,
    ...given: Given
  ) =>
    browser.evaluate(
      `(() => { ${finder}; return (${question})(${given.map(text).join(', ')}) })()`,
    ) as Promise<T>

  /** Asks until the answer is as it should be; a page that is just being left cannot answer. */
  async function until<T>(
    what: string,
    question: () => Promise<T>,
    isRight: (answer: T) => boolean,
  ) {
    const end = Date.now() + patience
    let answer: unknown
    do {
      try {
        const found = await question()
        if (isRight(found)) return found
        answer = found
      } catch (error) {
        if (error instanceof BrowserGone) throw error
        answer = error instanceof Error ? error.message : error
      }
      await pause(50)
    } while (Date.now() < end)
    throw new Error(`${what}; last: ${text(answer)}`)
  }

  const isShown = (target: Target) =>
    ask<boolean, [Target]>('(target) => find(target) !== undefined', target)
  const sees = (target: Target) =>
    until(`${text(target)} is not shown`, () => isShown(target), Boolean)
  const seesNo = (target: Target) =>
    until(
      `${text(target)} is still shown`,
      () => isShown(target),
      (shown) => !shown,
    )

  /** Where to press, when the element has come to rest, as far as an eye can tell. */
  async function aimAt(target: Target): Promise<Point> {
    let [last, since] = ['', Date.now()]
    const point = await until(
      `${text(target)} cannot be pressed`,
      async () => {
        const now = await ask<Point | null, [Target]>(aim, target)
        if (text(now) !== last) [last, since] = [text(now), Date.now()]
        return Date.now() - since >= 100 ? now : null
      },
      (found) => found !== null,
    )
    return point as Point
  }

  const mouse = (actions: Actions): Actions => [
    { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
  ]
  const moveTo = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    origin: 'viewport',
    duration,
    x: Math.round(x),
    y: Math.round(y),
  })
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }

  async function keys(codes: string[]) {
    const actions = codes.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await browser.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  const focus = (target: Target) =>
    ask<{ isThere: boolean; focus: string }, [Target]>(focusOn, target)

  return {
    browser,
    site,
    ask,
    until,
    isShown,
    sees,
    seesNo,

    /** Opens a page of the site, which need not have arrived. */
    async opens(path: string) {
      await ask(() => {
        document.documentElement.dataset.isLeft = ''
      })
      await browser.open(site.url + path)
      const hasCome = () =>
        ask(
          (path) =>
            new URL(path, location.href).pathname === location.pathname &&
            document.documentElement.dataset.isLeft === undefined,
          path,
        )
      await until(`${path} does not come`, hasCome, Boolean)
    },

    /** Opens a page and looks at it. */
    async visits(path: string) {
      await this.opens(path)
      await sees('main h1')
    },

    isAt: (address: string) =>
      until(
        `the address is not ${address}`,
        () => ask(() => location.pathname + location.search + location.hash),
        (now) => now === address,
      ),

    async points(at: Target) {
      await browser.perform(mouse([moveTo(await aimAt(at))]))
    },

    async pointsAway() {
      await browser.perform(mouse([moveTo({ x: 5, y: 600 })]))
    },

    async clicks(on: Target) {
      await browser.perform(mouse([moveTo(await aimAt(on)), down, up]))
    },

    /** As often as it takes: what lies between grows when it is laid out. */
    async scrollsTo(target: Target) {
      let [last, since] = [Number.NaN, Date.now()]
      await until(
        `${text(target)} does not stay on the screen`,
        async () => {
          const middle = await ask<number, [Target]>(centre, target)
          if (middle !== last) [last, since] = [middle, Date.now()]
          return Date.now() - since
        },
        (stillness) => stillness >= 500,
      )
    },

    swipes: (from: Point, pixels: number) => browser.swipe(from, pixels),

    async drags(from: Point, pixels: number) {
      const steps = Array.from({ length: 12 }, (_, step) =>
        moveTo({ x: from.x + (pixels * (step + 1)) / 12, y: from.y }, 16),
      )
      await browser.perform(mouse([moveTo(from), down, ...steps, up]))
    },

    async clicksAt(point: Point) {
      await browser.perform(mouse([moveTo(point), down, up]))
    },

    /** One key after the other. */
    presses: (...names: Key[]) => keys(names.map((name) => keyCodes[name])),
    types: (words: string) => keys([...words]),

    hasFocusOn: (target: Target) =>
      until(
        `the focus is not on ${text(target)}`,
        () => focus(target),
        ({ isThere }) => isThere,
      ),

    /** Presses Tab until the focus is there. */
    async tabsTo(target: Target) {
      for (let stop = 0; stop < 40; stop++) {
        if ((await focus(target)).isThere) return
        await keys([keyCodes.Tab])
      }
      throw new Error(`40 stops of the keyboard and no ${text(target)}`)
    },
  }
}
