import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { notFoundPath, pages } from '../src/routes.ts'
import { openWindow, photograph } from './screenshots/photograph.ts'
import { readmePictures } from './screenshots/readme-pictures.ts'
import { findChromium } from './test/chromium.ts'
import { serveBuild } from './test/serve-build.ts'

/**
 * npm run screenshots: every route at the three widths of the design, into screenshots/.
 * With `-- --readme`: the pictures of the README, into docs/.
 */
const widths = [390, 820, 1440]
const folder = 'screenshots'

const site = await serveBuild()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  if (process.argv.includes('--readme')) console.log(await readmePictures(browser, site.url))
  else console.log(await everyPage())
} finally {
  await browser.close()
  site.stop()
}

async function everyPage() {
  mkdirSync(folder, { recursive: true })
  const paths = [...pages.map(({ path }) => path), notFoundPath]
  for (const width of widths) {
    const page = await openWindow(browser, { width, height: 900 })
    for (const path of paths) {
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      await photograph(page, site.url + path, {
        isWhole: true,
        file: `${folder}/${name}-${width}.png`,
      })
    }
    await page.close()
  }
  return `${paths.length * widths.length} pictures in ${folder}/`
}
