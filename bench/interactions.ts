import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/test/chromium.ts'
import { serveBuild } from '../scripts/test/serve-build.ts'
import { type Interaction, interactions } from './interactions/interactions.ts'
import { nextPages, timeToNextPage } from './interactions/next-page.ts'
import { prerenderingBrowser } from './interactions/prerendering-browser.ts'
import { type Moment, watchPaints } from './interactions/watch-paints.ts'

/**
 * npm run bench:interactions: from the click to the paint that answers it, with the processor
 * slowed down fourfold; and from the click to another page on the screen, once it is prefetched or
 * rendered ahead.
 * Medians; exits 1 when one takes longer than a tenth of a second.
 *
 * --runs=5
 */
const runs = Number(process.argv.find((word) => word.startsWith('--runs='))?.split('=')[1] ?? 5)
const limit = 100

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

async function once(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: interaction.isOnPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await watchPaints(page)
  await page.goto(interaction.path)
  const target = interaction.target(page)
  await target.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await interaction.prepare?.(page)
  await slowDown(page, interaction.slowDown)
  await page.evaluate(() => window.forgetPaints())
  await target.click()
  const moment = await interaction.answered(page).then(() => answeredAt(page, interaction))
  await context.close()
  return moment
}

async function slowDown(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

async function answeredAt(page: Page, { measures }: Interaction): Promise<number> {
  await page.waitForFunction((kind) => window.paints()[kind] > 0, measures)
  const moment: Moment = await page.evaluate(() => window.paints())
  return moment[measures]
}

async function report(name: string, slowDown: number, measure: () => Promise<number>) {
  const figures: number[] = []
  for (let run = 0; run < runs; run++) figures.push(await measure())
  const middle = Math.round(median(figures))
  const worst = Math.round(Math.max(...figures))
  console.log(`| ${name} | 1/${slowDown} | ${middle} | ${worst} |`)
  if (!(middle <= limit)) slow.push(`${name}: ${middle} ms, at most ${limit} allowed`)
}

const slow: string[] = []
const site = await serveBuild()
const browser = await chromium.launch({ executablePath: findChromium() })
const visitors = await prerenderingBrowser()
try {
  console.log('| interaction | processor | ms, median | worst |\n|---|---|---|---|')
  for (const interaction of interactions)
    await report(interaction.name, interaction.slowDown, () => once(browser, site.url, interaction))
  for (const page of nextPages)
    await report(page.name, 1, () => timeToNextPage(visitors, site.url, page))
} finally {
  await browser.close()
  await visitors.close()
  site.stop()
}
for (const line of slow) console.error(line)
process.exitCode = slow.length === 0 ? 0 : 1
