import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { notFoundPath, pages } from '../src/routes.ts'
import { findChromium } from './test/chromium.ts'
import { serveBuild } from './test/serve-build.ts'

/**
 * npm run screenshots: every route at the three widths of the design, into screenshots/.
 * With `-- --readme`: the pictures of the README, into docs/.
 */
const widths = [390, 820, 1440]
const folder = 'screenshots'

const jpeg = { quality: 78, mozjpeg: true }
const phone = { width: 390, height: 844 }
const gap = 30

const site = await serveBuild()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  if (process.argv.includes('--readme')) console.log(await readmePictures())
  else console.log(await everyPage())
} finally {
  await browser.close()
  site.stop()
}

async function everyPage() {
  mkdirSync(folder, { recursive: true })
  const paths = [...pages.map(({ path }) => path), notFoundPath]
  for (const width of widths) {
    const page = await openWindow({ width, height: 900 })
    for (const path of paths) {
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      await photograph(page, site.url + path, `${folder}/${name}-${width}.png`)
    }
    await page.close()
  }
  return `${paths.length * widths.length} pictures in ${folder}/`
}

/** Small enough for a repository, large enough to judge by. */
async function readmePictures() {
  const wide = await openWindow({ width: 1440, height: 900 })
  await sharp(await photograph(wide, `${site.url}/`))
    .resize(1200)
    .jpeg(jpeg)
    .toFile('docs/home.jpg')

  const narrow = await openWindow(phone)
  const phones = []
  for (const path of ['/', '/emergency-dentist', '/locations/nhs-ripon-dentist'])
    phones.push(await photograph(narrow, site.url + path))
  await sharp({
    create: {
      width: phones.length * (phone.width + gap) + gap,
      height: phone.height + 2 * gap,
      channels: 3,
      background: '#c3e6de',
    },
  })
    .composite(
      phones.map((input, index) => ({ input, top: gap, left: gap + index * (phone.width + gap) })),
    )
    .jpeg(jpeg)
    .toFile('docs/phones.jpg')
  return 'docs/home.jpg and docs/phones.jpg are new'
}

/** A window of a visitor from Britain, in which nothing moves. */
function openWindow(viewport: { width: number; height: number }) {
  return browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
}

/** The first screen of a page, or all of it where it goes into a file. @returns PNG */
async function photograph(page: Page, address: string, file?: string) {
  await page.goto(address, { waitUntil: 'load' })
  await wakeLazyPictures(page)
  return page.screenshot(file ? { fullPage: true, path: file } : {})
}

async function wakeLazyPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}
