import type { Page, Route } from '@playwright/test'
import { stopClock } from './support/clock.ts'
import { started } from './support/started.ts'
import { expect, test } from './support/test.ts'
import { france, holdLookUp } from './support/visitors.ts'

const functionUrl = '**/functions/v1/indexnow-submit'
const accepted = { success: true, mode: 'dry-run', submitted: 1, heldBack: 0, ignored: 0 }

type Submission = { urls: string[]; host: string; headers: Record<string, string> }

/** Stands in for the backend function. @returns what it was sent */
async function takeSubmissions(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.fulfill({ json: accepted }),
) {
  const taken: Submission[] = []
  await page.route(functionUrl, async (route) => {
    const request = route.request()
    taken.push({ ...request.postDataJSON(), headers: request.headers() })
    await answer(route)
  })
  return taken
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await started(page)
  await page.waitForLoadState('networkidle')
}

test.beforeEach(({ page }) => stopClock(page))

test('the page is submitted two seconds after it has come up, by its canonical address', async ({
  page,
}) => {
  const taken = await takeSubmissions(page)
  await open(page, '/privacy-policy')
  await page.clock.runFor(1999)
  expect(taken).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => taken.length).toBe(1)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(taken[0]).toMatchObject({ urls: [canonical], host: new URL(canonical ?? '').host })
  expect(taken[0]?.headers).toMatchObject({ apikey: 'sb_publishable_dental_group_website' })
  expect(taken[0]?.headers.authorization).toBeUndefined()
})

test('a visitor who is still being checked, or refused, submits nothing', async ({ page }) => {
  const lookUp = await holdLookUp(page, france)
  const taken = await takeSubmissions(page)
  await page.goto('/privacy-policy')
  // Set by the page's script, so it runs.
  await expect(page.locator('main [aria-current=location]').first()).toBeAttached()
  await page.clock.runFor(3000)
  expect(taken).toEqual([])
  lookUp.answer()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.clock.runFor(10_000)
  expect(taken).toEqual([])
})

test.describe('a failure is warned of in the console and shown to nobody', () => {
  test.use({ expectedComplaints: [/IndexNow: |Failed to load resource/] })

  // Which answers count as one is src/behaviours/search-engine/search-engine.test.ts.
  test('status 502', async ({ page, complaints }) => {
    await takeSubmissions(page, (route) => route.fulfill({ status: 502, json: { success: false } }))
    await open(page, '/privacy-policy')
    const before = await page.locator('main').textContent()
    await page.clock.runFor(2000)
    const logged = (start: string) => () => complaints.some((text) => text.startsWith(start))
    await expect.poll(logged('IndexNow: Submission error')).toBe(true)
    await expect.poll(logged('IndexNow: Page was not submitted')).toBe(true)
    expect(await page.locator('main').textContent()).toBe(before)
  })
})
