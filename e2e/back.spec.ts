import type { Page } from '@playwright/test'
import { started } from './support/started.ts'
import { expect, test } from './support/test.ts'

const title = (page: Page) => page.locator('main h1')

/** From one page to another, which is then loaded again. */
async function reachAndReload(page: Page, from: string) {
  await page.goto(from)
  await started(page)
  const before = String(await title(page).textContent())
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/privacy-policy"]')?.click()
  })
  await expect(title(page)).toHaveText('Privacy Policy')
  await page.reload()
  await started(page)
  return before
}

/** Once the page has answered us: it may be gone before it does. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))

test('back from a page that was reached from home and loaded again shows home', async ({
  page,
}) => {
  const home = await reachAndReload(page, '/')
  await back(page)
  await expect(title(page)).toHaveText(home)
  await expect(page).toHaveURL(/\/$/)
  await started(page)
  await page.evaluate(() => void setTimeout(() => history.forward()))
  await expect(title(page)).toHaveText('Privacy Policy')
  await expect(page).toHaveURL(/\/privacy-policy$/)
})

test('back between sections of a page does not load it again', { tag: '@engines' }, async ({
  page,
}) => {
  await reachAndReload(page, '/')
  await page.evaluate(() => {
    document.documentElement.dataset.isTheSame = ''
    location.hash = 'main'
  })
  await expect(page).toHaveURL(/#main$/)
  await back(page)
  await expect(page).toHaveURL(/\/privacy-policy$/)
  await expect(page.locator('html[data-is-the-same]')).toBeAttached()
})
