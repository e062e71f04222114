import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { notFoundPath, pages } from '../app/routes.ts'
import { findChromium } from './test/chromium.ts'
import { serveBuild } from './test/serve-build.ts'

/** npm run screenshots: every route at the three widths of the design, into screenshots/. */
const widths = [390, 820, 1440]
const folder = 'screenshots'

mkdirSync(folder, { recursive: true })
const site = await serveBuild()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
for (const width of widths) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  for (const path of [...pages.map((page) => page.path), notFoundPath]) {
    await page.goto(site.url + path, { waitUntil: 'load' })
    await wakeLazyPictures(page)
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.close()
}
await browser.close()
site.stop()
console.log(`${(pages.length + 1) * widths.length} pictures in ${folder}/`)

async function wakeLazyPictures(page: import('@playwright/test').Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}
