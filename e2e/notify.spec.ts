import type { Page, Route } from '@playwright/test'
import { stopClock } from './support/clock.ts'
import { started } from './support/started.ts'
import { expect, test } from './support/test.ts'
import { comesFrom, france, holdLookUp } from './support/visitors.ts'

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

test('every route change submits the new page; a quick hop cancels the one left', async ({
  page,
}) => {
  const taken = await takeSubmissions(page)
  const footer = page.getByRole('contentinfo')
  const paths = () => taken.map(({ urls }) => new URL(urls[0] ?? '').pathname)
  await open(page, '/blog')
  await page.clock.runFor(1500)
  await footer.getByRole('link', { name: 'Our Network' }).click()
  await expect(page).toHaveURL(/network-of-clinics/)
  await started(page)
  await page.clock.runFor(1999)
  expect(paths()).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(paths).toEqual(['/network-of-clinics'])
  await page.goBack()
  await expect(page).toHaveURL(/\/blog/)
  await started(page)
  await page.clock.runFor(2000)
  await expect.poll(paths).toEqual(['/network-of-clinics', '/blog'])
})

test('the backend client is not downloaded before it is needed, and nothing is stored', async ({
  page,
}) => {
  const taken = await takeSubmissions(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open(page, '/privacy-policy')
  expect(scripts.filter((url) => /submit-page|auth-js/.test(url))).toEqual([])
  await page.clock.runFor(2000)
  await expect.poll(() => taken.length).toBe(1)
  expect(scripts.filter((url) => /GoTrue|auth/.test(url))).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a restricted visitor submits nothing', async ({ page }) => {
  await comesFrom(page, france)
  const taken = await takeSubmissions(page)
  await open(page, '/privacy-policy')
  await page.clock.runFor(10_000)
  expect(taken).toEqual([])
})

test('a visitor who is still being checked submits nothing until let in', async ({ page }) => {
  const lookUp = await holdLookUp(page)
  const taken = await takeSubmissions(page)
  await page.goto('/privacy-policy')
  // Set by the page's script, so it runs.
  await expect(page.locator('main [aria-current=location]').first()).toBeAttached()
  await page.clock.runFor(3000)
  expect(taken).toEqual([])
  lookUp.answer()
  await expect(page.locator('main h1')).toBeVisible()
  // The script may have arrived only now, and starts its own two seconds.
  await expect
    .poll(async () => {
      await page.clock.runFor(2000)
      return taken.length
    })
    .toBe(1)
})

test.describe('a failure is warned of in the console and shown to nobody', () => {
  test.use({ expectedComplaints: [/IndexNow: |Failed to load resource/] })

  const failures = {
    'IndexNow: Submission error': [
      ['status 401', (route: Route) => route.fulfill({ status: 401, json: { success: false } })],
      ['status 429', (route: Route) => route.fulfill({ status: 429, json: { success: false } })],
      ['status 502', (route: Route) => route.fulfill({ status: 502, json: { success: false } })],
      ['no connection', (route: Route) => route.abort('connectionrefused')],
    ],
    'IndexNow: Submission failed': [
      ['no success flag', (route: Route) => route.fulfill({ json: { ok: true } })],
      ['flag not true', (route: Route) => route.fulfill({ json: { success: 'yes' } })],
      ['not even JSON', (route: Route) => route.fulfill({ contentType: 'text/html', body: 'no' })],
    ],
  } as const

  for (const [logged, cases] of Object.entries(failures)) {
    for (const [name, answer] of cases) {
      test(`${name}: ${logged}`, async ({ page, complaints }) => {
        const taken = await takeSubmissions(page, answer)
        await open(page, '/privacy-policy')
        const before = await page.locator('main').textContent()
        await page.clock.runFor(2000)
        await expect.poll(() => taken.length).toBe(1)
        await expect.poll(() => complaints.filter((text) => text.startsWith(logged)).length).toBe(1)
        await expect
          .poll(() =>
            complaints.some((text) => text.startsWith('IndexNow: Page was not submitted')),
          )
          .toBe(true)
        expect(await page.locator('main').textContent()).toBe(before)
      })
    }
  }
})

test('the real function takes what the page sends', async ({ page }) => {
  const answer = page.waitForResponse(functionUrl)
  await open(page, '/complaints')
  await page.clock.runFor(2000)
  const response = await answer
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({ success: true, ignored: 0 })
})
