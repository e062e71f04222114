import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../scripts/test/chromium.ts'
import { serveBuild } from '../scripts/test/serve-build.ts'
import { median, option, printHead, printRow } from './figures.ts'
import { type Interaction, interactions } from './interactions/interactions.ts'
import { nextPages, timeToNextPage } from './interactions/next-page.ts'
import { prerenderingBrowser } from './interactions/prerendering-browser.ts'
import { watchPaints } from './interactions/watch-paints.ts'

/**
 * npm run bench:interactions: from the click to the paint that answers it, on a phone whose
 * processor is slowed down fourfold; and from the click to another page on the screen, once the
 * browser has rendered it ahead.
 * Medians; exits 1 when one takes longer than a tenth of a second.
 *
 * --runs=5
 */
const runs = Number(option('runs') ?? 5)
const limit = 100
const slowDown = 4

async function once(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await watchPaints(page)
  await page.goto(interaction.path)
  const target = interaction.target(page)
  await target.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await interaction.prepare?.(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.evaluate(() => {
    window.lastInteraction = 0
  })
  await target.click()
  await interaction.answered(page)
  await page.waitForFunction(() => window.lastInteraction > 0)
  const milliseconds = await page.evaluate(() => window.lastInteraction)
  await context.close()
  return milliseconds
}

async function report(name: string, slower: number, measure: () => Promise<number>) {
  const figures: number[] = []
  for (let run = 0; run < runs; run++) figures.push(await measure())
  const middle = Math.round(median(figures))
  const worst = Math.round(Math.max(...figures))
  printRow([name, `1/${slower}`, middle, worst])
  if (!(middle <= limit)) slow.push(`${name}: ${middle} ms, at most ${limit} allowed`)
}

const slow: string[] = []
const site = await serveBuild()
const browser = await chromium.launch({ executablePath: findChromium() })
const visitors = await prerenderingBrowser()
try {
  printHead(['interaction', 'processor', 'ms, median', 'worst'])
  for (const interaction of interactions)
    await report(interaction.name, slowDown, () => once(browser, site.url, interaction))
  for (const page of nextPages)
    await report(page.name, 1, () => timeToNextPage(visitors, site.url, page))
} finally {
  await browser.close()
  await visitors.close()
  site.stop()
}
for (const line of slow) console.error(line)
process.exitCode = slow.length === 0 ? 0 : 1
