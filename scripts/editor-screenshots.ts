import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { untilAnswers } from '../server/testing/until.ts'
import { findChromium } from './test/chromium.ts'

/** npm run screenshots:editor: the pictures of docs/content-guide.md, into docs/editor/. Nothing is saved. */
const folder = 'docs/editor'
const port = 4399
const url = `http://127.0.0.1:${port}`
const size = { width: 1120, height: 800 }

const pictures: Record<string, (page: Page) => Promise<void>> = {
  'opening-hours': async (page) => {
    await open(page, 'Opening hours and bank holidays')
    const closures = page.getByRole('group', { name: 'Bank holidays and other exceptions' })
    await closures.getByRole('button', { name: 'Add' }).click()
    const entry = page.getByRole('dialog')
    await entry.getByLabel('First day').fill('2026-12-24')
    await entry.getByLabel('Last day').fill('2026-12-24')
    await entry.getByLabel('What for').fill('Christmas Eve')
    for (const town of ['Bradford', 'Ripon', 'Leeds'])
      await entry.getByRole('checkbox', { name: town }).check()
    await entry.getByLabel('Opens at').fill('09:00')
    await entry.getByLabel('Closes at').fill('13:00')
  },
  team: async (page) => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await open(page, 'Team')
    await page.getByRole('row').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    const alt = dialog.getByLabel('What the picture shows')
    await alt.evaluate((field) => field.scrollIntoView({ block: 'end' }))
  },
  phone: async (page) => {
    await page.getByRole('button', { name: 'Done' }).click()
    await open(page, 'Leeds')
    const phone = page.getByLabel('Phone').first()
    await phone.fill('0113 496')
    await phone.blur()
    await page.getByLabel('Email').first().scrollIntoViewIfNeeded()
  },
  article: async (page) => {
    await open(page, 'Articles')
    await page.getByRole('row', { name: /daily-routine/ }).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
  },
  pictures: async (page) => {
    await open(page, 'Pictures')
    await page.getByRole('listitem', { name: 'hero' }).waitFor()
    for (const picture of (await page.getByRole('listitem').getByRole('img').all()).slice(0, 8))
      await picture.evaluate((image: HTMLImageElement) => image.decode())
  },
  publish: async (page) => {
    await page.route('**/api/editor/releases', (route) =>
      route.fulfill({
        json: { live: 'Live since 14:32', earlier: ['Tue 17 Nov, 09:05', 'Mon 16 Nov, 16:48'] },
      }),
    )
    await open(page, 'Publish')
    await page.getByText('Live since').waitFor()
  },
}

mkdirSync(folder, { recursive: true })
const editor = spawn(process.execPath, ['editor/edit.ts', '--no-open', '--port', `${port}`], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: size, locale: 'en-GB' })
  page.setDefaultTimeout(120_000)
  await untilAnswers(`${url}/keystatic`, 'The editor', 120_000)
  await page.goto(`${url}/keystatic`)
  for (const [name, show] of Object.entries(pictures)) {
    await show(page)
    await keep(page, name)
  }
} finally {
  await browser.close()
  editor.kill()
}

async function open(page: Page, name: string) {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}

async function keep(page: Page, name: string) {
  await page.waitForLoadState('networkidle')
  // A dialog fades in.
  await page.waitForTimeout(600)
  const file = `${folder}/${name}.webp`
  const { size: bytes } = await sharp(await page.screenshot())
    .resize(1000)
    .webp({ quality: 74, effort: 6 })
    .toFile(file)
  console.log(`${file}: ${Math.round(bytes / 1024)} KB`)
}
