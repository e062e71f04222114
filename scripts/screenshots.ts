import { rmSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pages } from '../src/content/all-pages.ts'
import { notFoundPath } from '../src/routes.ts'
import { findChromium } from './test/chromium.ts'
import { serveBuild } from './test/serve-build.ts'

/**
 * npm run screenshots: every route at the three widths of the design, into screenshots/: the whole page
 * as one picture, and screen by screen as a visitor scrolls it, in a folder of the same name.
 * With addresses (`-- / /blog`) only those; with `-- --readme` the pictures of the README, into docs/.
 */
const widths = [390, 820, 1440]
const height = 900
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
  const asked = process.argv.slice(2)
  const paths = asked.length > 0 ? asked : [...pages.map(({ path }) => path), notFoundPath]
  const total = paths.length * widths.length
  let done = 0
  for (const width of widths) {
    const page = await openWindow({ width, height })
    for (const path of paths) {
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}`
      await photograph(page, site.url + path, `${folder}/${name}.png`)
      const screens = await photographScreens(page, `${folder}/${name}`)
      done += 1
      console.log(`${done} of ${total}: ${path} at ${width} px, ${screens} screens`)
    }
    await page.close()
  }
  return `${total} pages in ${folder}/, each whole and screen by screen`
}

/** What a visitor sees one after the other: header and phone bar stand where they stand for them. */
async function photographScreens(page: Page, into: string) {
  rmSync(into, { recursive: true, force: true })
  const scrollTo = (top: number) =>
    page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' })
      return { top: scrollY, end: document.documentElement.scrollHeight - innerHeight }
    }, top)
  for (let screen = 1; ; screen++) {
    const asked = (screen - 1) * height
    const { top, end } = await scrollTo(asked)
    const number = String(screen).padStart(2, '0')
    await page.screenshot({ path: `${into}/${number}.png` })
    if (top >= end || top < asked) return screen
  }
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
  // Pictures further down, too, are to be in it.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  return page.screenshot(file ? { fullPage: true, path: file } : {})
}
