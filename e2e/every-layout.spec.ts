import type { Page } from '@playwright/test'
import { isSample, pages } from './content.ts'
import { expectNoViolations } from './support/axe.ts'
import { layoutSlips } from './support/layout-slips.ts'
import { brokenWords, hidingBoxes, paperWidths } from './support/paper.ts'
import { misdrawnPictures } from './support/pictures.ts'
import { coveredControls, smallTargets } from './support/targets.ts'
import { expect, test } from './support/test.ts'
import { misplacedWords, prettyLineBreaks } from './support/text-layout.ts'

/*
 * One visit to every page, which is then looked at on every screen and on paper. A page is laid out
 * by its styles alone: to load it again for each question would find nothing more.
 */
test.use({
  viewport: { width: 320, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  // The browser itself reports that a page was answered with 404.
  expectedComplaints: [/404|no-such-page/],
})

const notFound = '/no-such-page'
/** The same page at a second address, but for the breadcrumb. */
const second = '/share'
const paths = pages.map(({ path }) => path).filter((path) => path !== second)

test('the page with two addresses is the same at both', async ({ request }) => {
  const [one, other] = await Promise.all(
    ['/share-your-story', second].map(async (path) => (await request.get(path)).text()),
  )
  const bodyOf = (html = '') =>
    html.slice(html.indexOf('<body')).replace(/<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/, '')
  expect(bodyOf(other)).toBe(bodyOf(one))
})

for (const path of [...paths, notFound]) {
  test(`${path} is whole, and can be read and operated, on every screen and on paper`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.goto(path)
    await startCarousels(page)
    expect.soft(await movingParts(page), 'moves by itself').toEqual([])
    expect.soft(await smallTargets(page, 44), 'at 320 px too small').toEqual([])

    // WCAG 1.4.10: a window of 1280 by 1024, four times enlarged.
    await lookAt(page, 320, 256)
    expect.soft(await misplacedWords(page), 'at 400 % zoom').toEqual([])

    // From the narrower up: a browser that has a large picture never asks for a smaller one.
    for (const width of [390, 1440]) {
      await lookAt(page, width, 900)
      const least = width < 820 ? 44 : 24
      expect.soft(await smallTargets(page, least), `at ${width} px too small`).toEqual([])
      await expectNoViolations(page, `axe at ${width} px`)
      expect.soft(await coveredControls(page), `at ${width} px covered`).toEqual([])
      // An owner's photographs have any shape.
      if (isSample) expect.soft(await misdrawnPictures(page), `at ${width} px misdrawn`).toEqual([])
      // WebKit crashes on it, at some widths: the address, its <br> and the two links of /nhs-information.
      expect.soft(await prettyLineBreaks(page), `at ${width} px wrapped prettily`).toEqual([])
      await toTheTop(page)
      if (width !== 390) continue
      await expectRoomForTextSpacing(page)
      await expectRoomForLargeLetters(page)
    }

    // Between them a tablet: its layouts have the least room they ever have.
    await lookAt(page, 820, 1180)
    expect.soft(await misplacedWords(page), 'at 820 px').toEqual([])
    if (isSample) expect.soft(await layoutSlips(page), 'at 820 px cut').toEqual([])

    if (path === notFound) return
    await page.emulateMedia({ media: 'print' })
    for (const width of paperWidths) {
      await lookAt(page, width, 1000)
      expect.soft(await brokenWords(page), `broken on paper of ${width} px`).toEqual([])
      expect.soft(await misplacedWords(page), `on paper of ${width} px`).toEqual([])
      // Firefox cuts them at the end of a sheet.
      expect.soft(await hidingBoxes(page), `hiding on paper of ${width} px`).toEqual([])
    }
  })
}

/** From the top, where nothing lies over the words on purpose, once it is painted in that size. */
async function lookAt(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await toTheTop(page)
  await painted(page)
}

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

const toTheTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

/** Dots come with the script, and the script with the screen. */
async function startCarousels(page: Page) {
  for (const carousel of await page.locator('.carousel').all()) {
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.locator('.carousel-dot').first()).toBeVisible()
  }
  await toTheTop(page)
}

const movingParts = (page: Page) =>
  page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map(parseFloat))
    const found = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
      const isAnimated = animationName !== 'none' && longest(animationDuration) > 0.01
      // However short: what names no property to fade has each change of the page computed for all of them.
      return isAnimated || longest(transitionDuration) > 0
    })
    const { scrollBehavior } = getComputedStyle(document.documentElement)
    return [
      ...found.map((element) => String(element.className)),
      ...(scrollBehavior === 'smooth' ? ['smooth scrolling'] : []),
    ]
  })

/** WCAG 1.4.12. As a sheet of the reader's own: the content security policy refuses style elements, as it should. */
async function expectRoomForTextSpacing(page: Page) {
  const spacing = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  })
  await painted(page)
  expect.soft(await misplacedWords(page), 'spaced out').toEqual([])
  await spacing.evaluate((sheet) => sheet.replaceSync(''))
}

/** WCAG 1.4.4, by the setting of the browser, which media queries obey as well. */
async function expectRoomForLargeLetters(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const setSize = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
  const size = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
  await setSize(32)
  await expect.poll(size).toBeGreaterThanOrEqual(32)
  await painted(page)
  expect.soft(await misplacedWords(page), 'with letters twice as large').toEqual([])
  await setSize(16)
  await expect.poll(size).toBeLessThan(32)
}
