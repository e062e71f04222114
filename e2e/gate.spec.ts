import type { Page } from '@playwright/test'
import { group, locationGate } from './content.ts'
import { recordAnnouncements } from './support/announcements.ts'
import { lastHeading, longArticle } from './support/articles.ts'
import { stopClock } from './support/clock.ts'
import { expect, test } from './support/test.ts'
import { answerLookUp, britain, comesFrom, france, holdLookUp } from './support/visitors.ts'

/*
 * What a visitor meets at the gate. Which answers count, how long they are kept and when they are
 * asked for again is held by src/behaviours/location-gate/location-gate.test.ts.
 */

/** The gate is the same on all of them: the shortest. */
const anyPage = '/complaints'
const heading = (page: Page) => page.locator('main h1')
const checking = (page: Page) => page.getByText(locationGate.checking, { exact: true })
const alert = (page: Page) => page.getByRole('alert')
const yourLocation = (country: string) =>
  locationGate.yourLocation.replace('{country name}', country)
const isInert = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)

async function expectLetIn(page: Page) {
  await expect(heading(page)).toBeVisible()
  await expect(checking(page)).toBeHidden()
  await expect(alert(page)).toBeHidden()
  expect(await isInert(page)).toBe(false)
}

test('while the look-up is pending the message covers the page, which is there, inert and not shown', async ({
  page,
}) => {
  const announced = await recordAnnouncements(page)
  await stopClock(page)
  const lookUp = await holdLookUp(page)
  await page.goto(anyPage)
  await expect(page.getByRole('status').filter({ hasText: locationGate.checking })).toBeVisible()
  await expect(heading(page)).toBeAttached()
  await expect(heading(page)).toBeHidden()
  expect(await isInert(page)).toBe(true)
  const cover = await page.locator('.location-gate').boundingBox()
  expect(cover).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(await announced()).not.toContain(locationGate.restrictedTitle)
  lookUp.answer()
  await expectLetIn(page)
})

test('a visitor from elsewhere reads the alert, announced, and reaches only the ways to contact us', {
  tag: '@engines',
}, async ({ page }) => {
  const announced = await recordAnnouncements(page)
  const country = '<img src=x onerror=alert(1)>'
  await comesFrom(page, { country_code: 'FR', country_name: country })
  const response = await page.goto(anyPage)
  expect(response?.status()).toBe(200)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index, follow/)
  await expect(
    alert(page).getByRole('heading', { name: locationGate.restrictedTitle, level: 1 }),
  ).toBeVisible()
  await expect(alert(page)).toContainText(locationGate.restrictedText)
  await expect(alert(page).getByText(yourLocation(country), { exact: true })).toBeVisible()
  await expect(alert(page)).toContainText(locationGate.contactUs)
  await expect.poll(announced).toContain(yourLocation(country))
  await expect(checking(page)).toBeHidden()
  await expect(page.locator('main')).toBeHidden()
  expect(await isInert(page)).toBe(true)
  const logo = page.locator('.location-gate').getByText(group.logoText, { exact: true })
  await expect(logo).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(2)
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('main, header, footer, nav') === null,
    )
    expect(isOutside).toBe(true)
  }
  await page.goto('/blog')
  await expect(alert(page)).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
})

test.describe('a look-up that fails', () => {
  test.use({ expectedComplaints: [/Geolocation check failed|Failed to load resource/] })

  test('lets the visitor in, is logged, and the next page asks again', async ({
    page,
    complaints,
  }) => {
    await answerLookUp(page, (route) => route.fulfill({ status: 500, json: france }))
    await page.goto(anyPage)
    await expectLetIn(page)
    expect(complaints.some((text) => text.startsWith('Geolocation check failed'))).toBe(true)
    await comesFrom(page, france)
    await page.goto('/blog')
    await expect(alert(page)).toBeVisible()
  })
})

test('the second page of a tab neither asks nor flashes', { tag: '@engines' }, async ({ page }) => {
  const asked = await comesFrom(page, britain)
  await page.goto(anyPage)
  await expectLetIn(page)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { gate } = document.documentElement.dataset
      if (gate && gate !== 'allowed') sessionStorage.setItem('flashed', gate)
    }).observe(document, { attributes: true, subtree: true })
  })
  await page.goto('/privacy-policy')
  await expect(heading(page)).toBeVisible()
  await page.reload()
  await expect(heading(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('flashed'))).toBeNull()
  expect(asked.times).toBe(1)
})

test('whoever was refused and loads the page again from home is let in', async ({ page }) => {
  await comesFrom(page, france)
  await page.goto(anyPage)
  await expect(alert(page)).toBeVisible()
  await comesFrom(page, britain)
  await page.reload()
  await expectLetIn(page)
})

test('an article that the address asks for waits until its visitor is let in', async ({ page }) => {
  const lookUp = await holdLookUp(page)
  await page.goto(`/blog?article=${longArticle.id}`)
  await expect(page.locator('astro-island[data-ready]').first()).toBeAttached()
  await expect(checking(page)).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  lookUp.answer()
  await expect(page.getByRole('dialog')).toContainText(lastHeading)
})

test('a page left for five minutes is checked again, and an open article goes with it', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto(`/blog?article=${longArticle.id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await comesFrom(page, france)
  await page.clock.fastForward(5 * 60_000)
  // The event alone: a page that was really in the cache is out of the test runner's reach.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(alert(page)).toContainText(yourLocation('France'))
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.locator('.location-gate a').first()).toBeFocused()
})

test('crawlers get the same page, complete, with the messages kept out of snippets', async ({
  request,
}) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  const [asCrawler, asVisitor] = await Promise.all([
    request.get('/', { headers }).then((answer) => answer.text()),
    request.get('/').then((answer) => answer.text()),
  ])
  expect(asCrawler).toBe(asVisitor)
  expect(asCrawler).toContain('<h1')
  expect(asCrawler).not.toContain('noindex')
  expect(asCrawler).toMatch(/class="location-gate"[^>]* data-nosnippet/)
})
