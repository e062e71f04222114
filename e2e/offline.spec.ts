import type { Page } from '@playwright/test'
import { emergency, practices } from './content.ts'
import { expect, test } from './support/test.ts'

test.use({
  serviceWorkers: 'allow',
  // What the browser says of what it cannot reach, the icon beside the copy included.
  expectedComplaints: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module|Geolocation check failed/,
  ],
})

/** Visits a page and waits until the worker has kept what it keeps. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

async function expectKeptCopy(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(emergency.hero.title)
  await expect(page.getByText(emergency.offline.title)).toBeVisible()
  for (const { phone } of Object.values(practices))
    await expect(page.getByRole('main').getByText(phone).first()).toBeVisible()
  await expect(page.getByText(emergency.cards[1].whatToDo[1])).toBeVisible()
}

test('after one visit to any page, the emergency page can be read offline', async ({
  page,
  context,
}) => {
  await visit(page, '/blog')
  await context.setOffline(true)
  await page.goto('/emergency-dentist')
  await expectKeptCopy(page)
})

test('offline, every address brings the emergency page, with fonts and picture', async ({
  page,
  context,
}) => {
  await visit(page, '/emergency-dentist')
  await context.setOffline(true)
  for (const path of ['/', '/blog?article=1', '/services/dental-implants', '/no-such-page']) {
    await page.goto(path)
    await expectKeptCopy(page)
  }
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter((font) => font.status === 'loaded').length
  })
  expect(fonts).toBeGreaterThanOrEqual(2)
})

test('offline, a link of an open page leads to the emergency page too', async ({
  page,
  context,
}) => {
  await visit(page, '/network-of-clinics')
  await context.setOffline(true)
  // By keyboard: what the browser fetches while a mouse is on a link knows nothing of an outage that is
  // pretended (rendered-ahead.spec.ts has a real one).
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).press('Enter')
  await expectKeptCopy(page)
})

test('back online, a reload brings the page that was asked for', async ({ page, context }) => {
  await visit(page, '/network-of-clinics')
  await context.setOffline(true)
  await page.goto('/complaints')
  await expectKeptCopy(page)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Complaints')
})

test('online, the emergency page comes from the network and says nothing of being offline', async ({
  page,
}) => {
  await visit(page, '/')
  const answer = await page.goto('/emergency-dentist')
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
  await expect(page.getByText(emergency.offline.title)).toBeHidden()
})

test('one cache is kept, and what an older release kept is gone', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => caches.open('emergency-page-older'))
  await visit(page, '/blog')
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^emergency-page-[0-9a-f]{8}$/)])
})

test('the worker file is asked for anew every time', async ({ request }) => {
  const answer = await request.get('/sw.js')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  expect(answer.headers()['content-type']).toContain('javascript')
})
