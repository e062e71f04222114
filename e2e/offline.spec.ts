import type { Page } from '@playwright/test'
import { emergency, practices } from './content.ts'
import { expect, test } from './support/test.ts'

test.use({
  serviceWorkers: 'allow',
  // What the browser says of what it cannot reach.
  expectedComplaints: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Geolocation check failed|IndexNow/,
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

async function expectEmergencyPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(emergency.hero.title)
  await expect(page.getByText(emergency.offline.title)).toBeVisible()
  for (const { phone } of Object.values(practices))
    await expect(page.getByRole('main').getByText(phone).first()).toBeVisible()
  await expect(page.getByText(emergency.cards[1].whatToDo[1])).toBeVisible()
}

test('after one visit, every address brings the emergency page offline, with its fonts', async ({
  page,
  context,
}) => {
  await visit(page, '/blog')
  await context.setOffline(true)
  for (const path of ['/emergency-dentist', '/', '/services/dental-implants', '/no-such-page']) {
    await page.goto(path)
    await expectEmergencyPage(page)
  }
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).press('Enter')
  await expectEmergencyPage(page)
  // Back online, a reload brings the page that was asked for.
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
})

test('online, the emergency page says nothing of being offline, and one release is kept', async ({
  page,
}) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => caches.open('emergency-page-older'))
  await visit(page, '/')
  await page.goto('/emergency-dentist')
  await expect(page.getByText(emergency.offline.title)).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^emergency-page-[0-9a-f]{8}$/)])
})

test('the worker file is asked for anew every time', async ({ request }) => {
  const answer = await request.get('/sw.js')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  expect(answer.headers()['content-type']).toContain('javascript')
})
