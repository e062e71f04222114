import { chromium } from '@playwright/test'
import { startServer } from '../server/testing/server-process.ts'
import { readContent } from '../src/content/read-content.ts'
import { notFoundPath } from '../src/routes.ts'
import { findChromium } from './chromium.ts'

/** npm run screenshots: every page at the design's three widths, into screenshots/; `-- / /blog` only those. */
const { pages } = readContent()
const wanted = process.argv.slice(2)
const paths = wanted.length > 0 ? wanted : [...pages.map(({ path }) => path), notFoundPath]

const site = await startServer({ NODE_ENV: 'production' })
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
for (const width of [390, 820, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(site.url + path)
    // Pictures further down, too, are to be in it.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    })
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: true })
  }
}
await browser.close()
await site.end('SIGTERM')
