import type { Actions, Browser, Point, Size } from './browsers.ts'
import { pause } from './processes.ts'
import type { ProxiedSite } from './proxied-site.ts'

/** An element by selector: the first that is shown, or that is called so, or the nth from 0. */
export type Target = string | { css: string; name?: string; nth?: number }

export const phone: Size = { width: 390, height: 844 }
export const desktop: Size = { width: 1440, height: 900 }

/** Costs nothing where a journey passes, and a slow machine must not decide. */
const patience = 30_000

/** Keys that are not written as themselves, in WebDriver’s alphabet. */
const keyCodes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** In the page: the element that fits and is shown. */
const finder = `
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\\s+/g, ' ').trim()
  const find = (target) => {
    const { css, name, nth = 0 } = typeof target === 'string' ? { css: target } : target
    return [...document.querySelectorAll(css)]
      .filter((element) => isShown(element) && (name === undefined || nameOf(element) === name))
      .at(nth)
  }`

/** In the page: where to press an element, once nothing else lies over it; null until then. */
const aim = `(target) => {
  const element = find(target)
  if (!element) return null
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0]
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const isHit = ({ x, y }) => {
    const hit = document.elementFromPoint(x, y)
    return hit && (element.contains(hit) || hit.closest('label')?.control === element)
  }
  if (!isHit(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isHit(middle()) ? middle() : null
}`

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
        return Date.now() - since >= 200 ? now : null
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
    ask<{ isThere: boolean; focus: string }, [Target]>(
      `(target) => ({
        isThere: find(target) === document.activeElement,
        focus: document.activeElement?.outerHTML.slice(0, 80)
      })`,
      target,
    )

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
      const mark = () =>
        ask(() => {
          document.documentElement.dataset.isLeft = ''
        })
      await mark()
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
          const middle = await ask<number, [Target]>(
            `(target) => {
              const middle = () => {
                const { top, bottom } = find(target).getBoundingClientRect()
                return (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
              }
              if (Math.abs(middle() - innerHeight / 2) > 50)
                find(target).scrollIntoView({ block: 'center', behavior: 'instant' })
              return Math.round(middle())
            }`,
            target,
          )
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
    presses: (...names: string[]) => keys(names.map((name) => keyCodes[name] ?? name)),
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
        await keys(['\uE004'])
      }
      throw new Error(`40 stops of the keyboard and no ${text(target)}`)
    },
  }
}
