import { locationGate } from '../content.ts'
import type { RunningEngine } from './browsers.ts'
import { expectEqual, type Journey } from './journey.ts'
import { britain, france } from './proxied-site.ts'
import { desktop, phone, type Visitor } from './visitor.ts'

/** Every page of the routes table, by way of the sitemap. */
async function pathsOf({ site }: Visitor) {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  if (paths.length === 0) throw new Error('the sitemap lists no page')
  return paths
}

/** What no page can help. */
const notOfThePage = [
  // A machine too slow for the gate’s patience: the look-up is answered at once here.
  /Geolocation check failed AbortError/,
  // Debian builds WebKit without web app manifests, and so without the rule for them.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Firefox says so of a picture that is itself a document, before its styles are in.
  /Layout was forced before the page was fully loaded/,
]

/** @returns what every route had to complain about */
async function complaintsOfAll(visitor: Visitor, engine: RunningEngine) {
  const found: string[] = []
  const paths = await pathsOf(visitor)
  const look = async (path: string) => {
    const site = await visitor.site.another()
    const complaints = await engine.consoleAt(site.url + path, site.quiet)
    site.close()
    for (const complaint of [...complaints, ...site.failures])
      if (!notOfThePage.some((known) => known.test(complaint))) found.push(`${path}: ${complaint}`)
  }
  while (paths.length > 0) await Promise.all(paths.splice(0, engine.pagesAtOnce).map(look))
  return found
}

const gate = 'section[aria-label="Location check"]'
const checking = `${gate} [role=status]`
const restricted = `${gate} [role=alert]`

const stateOfGate = (visitor: Visitor) =>
  visitor.ask(
    (checking, restricted) => {
      const isShown = (selector: string) =>
        document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
      return {
        checking: isShown(checking),
        restricted: isShown(restricted),
        page: isShown('main h1'),
        isInert: document.querySelector('main')?.closest('[inert]') !== null,
      }
    },
    checking,
    restricted,
  )

type GateState = Awaited<ReturnType<typeof stateOfGate>>

const gateComesTo = (visitor: Visitor, state: GateState) =>
  visitor.until(
    'the gate is in another state',
    () => stateOfGate(visitor),
    (now) => JSON.stringify(now) === JSON.stringify(state),
  )

export const pageJourneys: Journey[] = [
  {
    name: 'every route opens without a message in the console',
    async run(visitor, engine) {
      const complaints = await complaintsOfAll(visitor, engine)
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
    },
  },
  {
    name: 'every route is shown whole on a phone and on a wide screen',
    async run(visitor) {
      for (const [number, path] of (await pathsOf(visitor)).entries()) {
        // By turns it comes up on the one and is made as wide as the other.
        const sizes = number % 2 === 0 ? [phone, desktop] : [desktop, phone]
        for (const { width, height } of sizes) {
          await visitor.browser.resize({ width, height })
          if (width === sizes[0]?.width) await visitor.visits(path)
          await visitor.until(
            `${path} is not shown whole at ${width} px`,
            () =>
              visitor.ask(() => {
                const { scrollWidth, clientWidth } = document.documentElement
                return { window: innerWidth, overflow: scrollWidth - clientWidth }
              }),
            ({ window, overflow }) => window === width && overflow === 0,
          )
        }
      }
    },
  },
  {
    name: 'an unknown address says so and leads home',
    expectedComplaints: /404/,
    async run(visitor) {
      await visitor.visits('/no/such-page')
      await visitor.clicks('main a[href="/"]')
      await visitor.isAt('/')
      await visitor.sees('main h1')
    },
  },
  {
    name: 'the gate shows that it checks, and then the page',
    // On a machine that is too slow for the gate’s patience.
    expectedComplaints: /Geolocation check failed/,
    async run(visitor) {
      visitor.site.answerLookUp('never')
      await visitor.opens('/')
      await visitor.until(
        'the gate does not show that it checks',
        async () => {
          const state = await stateOfGate(visitor)
          // On a slow machine its patience may be over before we can look.
          if (state.page && !state.checking) await visitor.opens('/')
          return state
        },
        ({ checking, restricted, page, isInert }) => checking && !restricted && !page && isInert,
      )
      visitor.site.answerLookUp(britain)
      await gateComesTo(visitor, { checking: false, restricted: false, page: true, isInert: false })
    },
  },
  {
    name: 'the gate restricts visitors from elsewhere, on every page they try',
    async run(visitor) {
      visitor.site.answerLookUp(france)
      for (const path of ['/', '/blog']) {
        await visitor.opens(path)
        const page = { page: false, isInert: true }
        await gateComesTo(visitor, { checking: false, restricted: true, ...page })
        await visitor.sees({
          css: `${restricted} p`,
          name: locationGate.yourLocation.replace('{country name}', france.country_name),
        })
        await visitor.presses('Tab', 'Tab', 'Tab')
        const strays = await visitor.ask(
          () => document.activeElement?.closest('main, header, footer') !== null,
        )
        expectEqual(strays, false, 'the keyboard gets behind the gate')
      }
    },
  },
  {
    name: 'the gate lets visitors from here in, and asks once',
    async run(visitor) {
      const letIn = { checking: false, restricted: false, page: true, isInert: false }
      await visitor.opens('/')
      await gateComesTo(visitor, letIn)
      visitor.site.answerLookUp(france)
      await visitor.opens('/blog')
      await gateComesTo(visitor, letIn)
    },
  },
  {
    name: 'home is printed whole: every card, and nothing to press',
    async run(visitor) {
      await visitor.visits('/')
      await putOnPaper(visitor)
      const { hidden, buttons, overflow } = await visitor.ask(() => {
        const isShown = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')]
        const isCutOff = (slide: Element) => {
          const { left, right } = slide.getBoundingClientRect()
          return left < 0 || right > document.documentElement.clientWidth
        }
        return {
          hidden: slides
            .filter((slide) => !isShown(slide) || isCutOff(slide))
            .map((slide) => slide.textContent?.slice(0, 40)),
          buttons: [...document.querySelectorAll('main button, header nav')]
            .filter(isShown)
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }
      })
      expectEqual(hidden, [], 'cards that are not on the paper')
      expectEqual(buttons, [], 'buttons on the paper')
      expectEqual(overflow, 0, 'what runs over the paper')
      await expectSheets(visitor)
    },
  },
  {
    name: 'an open article is printed whole, without the page behind it',
    async run(visitor) {
      await visitor.visits('/blog')
      await visitor.clicks('main article a[data-article]')
      await visitor.sees('dialog[open] h2')
      await visitor.sees('dialog[open] h3')
      await putOnPaper(visitor)
      expectEqual(await visitor.isShown('main h1'), false, 'the page behind shows')
      expectEqual(await visitor.isShown('dialog[open] button'), false, 'a button shows')
      await visitor.sees('dialog[open] h3')
      const hidden = await visitor.ask(() => {
        const sheet = document.querySelector('dialog[open]')
        return sheet ? Math.max(0, sheet.scrollHeight - sheet.clientHeight - 1) : null
      })
      expectEqual(hidden, 0, 'pixels of the article that are cut off')
      await expectSheets(visitor)
    },
  },
]

/** A4, and the rules for print in force: for measuring, which no driver offers on real paper. */
async function putOnPaper(visitor: Visitor) {
  await visitor.browser.resize({ width: 794, height: 1123 })
  await visitor.ask(() => {
    const forPaper = (media: MediaList) => {
      media.mediaText = media.mediaText
        .replace(/\bnot screen\b|\bprint\b/g, 'all')
        .replace(/\bscreen\b/g, 'not all')
    }
    const change = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && /print|screen/.test(rule.media.mediaText))
          forPaper(rule.media)
        if ('cssRules' in rule) change(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) {
      if (/print|screen/.test(sheet.media.mediaText)) forPaper(sheet.media)
      change(sheet.cssRules)
    }
    // Sections far below are laid out like the others.
    delete document.documentElement.dataset.firstLook
    dispatchEvent(new Event('beforeprint'))
  })
}

/** Where the driver prints, there is paper with something on it. */
async function expectSheets({ browser }: Visitor) {
  const paper = await browser.print?.()
  if (paper && (!paper.subarray(0, 5).equals(Buffer.from('%PDF-')) || paper.length < 20_000))
    throw new Error(`the printed page is no PDF, or empty (${paper.length} bytes)`)
}
