import type { Page } from '@playwright/test'
import { laidOut } from './support/laid-out.ts'
import { pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { misplacedWords } from './support/text-layout.ts'

/** One page after the other in one window: the same look at each, without starting a browser for it. */
async function lookAtEveryPage(page: Page, prepare: () => Promise<unknown> = async () => {}) {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const { path } of pages) {
    await page.goto(path)
    await laidOut(page)
    await prepare()
    for (const problem of await misplacedWords(page)) found.push(`${path}: ${problem}`)
  }
  expect(found).toEqual([])
}

for (const width of [390, 1440]) {
  test(`spacing that a reader sets cuts off nothing at ${width} px (WCAG 1.4.12)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await lookAtEveryPage(page, () => setTextSpacing(page))
  })
}

test('at 400 % zoom every page is one column that scrolls downwards only (WCAG 1.4.10)', async ({
  page,
}) => {
  // A window of 1280 by 1024, four times enlarged.
  await page.setViewportSize({ width: 320, height: 256 })
  await lookAtEveryPage(page)
})

test('with letters twice as large nothing is cut off (WCAG 1.4.4)', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // The setting of the browser, which media queries obey as well.
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await lookAtEveryPage(page)
})

// As a sheet of the reader's own: the content security policy refuses style elements, as it should.
const setTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
