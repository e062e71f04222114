import type { Locator, Page } from '@playwright/test'
import { telHref } from '../src/lib/phone-links.ts'
import { faq, practices, search } from './content.ts'
import { expectNoViolations } from './support/axe.ts'
import { started } from './support/started.ts'
import { expect, test } from './support/test.ts'

const launcher = (page: Page) => page.getByRole('button', { name: search.openLabel })
const panel = (page: Page) => page.getByRole('dialog', { name: search.title })
const field = (page: Page) => panel(page).getByLabel(search.inputLabel)
const results = (page: Page) =>
  panel(page).getByRole('list', { name: search.resultsLabel }).getByRole('link')
const topics = (page: Page) => panel(page).getByRole('list', { name: search.topicsLabel })
const phones = Object.values(practices).map(({ phone }) => telHref(phone))
const callsIn = (part: Locator) =>
  part
    .locator('a[href^="tel:"]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

async function openPanel(page: Page, path = '/privacy-policy') {
  await page.goto(path)
  await launcher(page).click()
  await expect(topics(page)).toBeVisible()
}

test('code and records come at the first press, within their weight', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) =>
    sizes.set(
      new URL(request.url()).pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    ),
  )
  await page.goto('/privacy-policy')
  await expect(launcher(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...sizes.keys()].filter((path) => /search|react/.test(path))).toEqual([])
  sizes.clear()
  await launcher(page).click()
  await expect(topics(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...sizes.keys()]).toContain('/search.json')
  const ours = [...sizes].filter(([path]) => !/\/(client|react|react-dom|jsx-runtime)\./.test(path))
  const bytes = await Promise.all(ours.map(([, size]) => size))
  const weight = bytes.reduce((sum, size) => sum + size, 0)
  expect(weight).toBeGreaterThan(10_000)
  expect(weight, 'beside React’s own').toBeLessThan(58 * 1024)
})

for (const width of [390, 820, 1440]) {
  test(`the emergency line comes first and stays on the screen at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPanel(page)
    const { question, link, call, when } = search.emergency
    const first = panel(page).getByRole('link', { name: link.label })
    for (const asked of ['', 'are you open on saturday', 'my face is swollen', 'xyzzy']) {
      await field(page).fill(asked)
      await expect(panel(page).getByRole('status')).toHaveText(asked ? /\w/ : '')
      for (const words of [question, when])
        await expect(panel(page).getByText(words)).toBeInViewport({ ratio: 1 })
      await expect(first).toBeInViewport({ ratio: 1 })
      await expect(field(page)).toBeInViewport({ ratio: 1 })
      const calls = await callsIn(panel(page))
      expect(calls.slice(0, phones.length + 1)).toEqual([...phones, telHref(call.phone)])
    }
    await expect(panel(page).getByRole('link').first()).toHaveText(link.label)
  })
}

test('results lead to their section, best first; Enter goes to the first', async ({ page }) => {
  await openPanel(page)
  await field(page).fill('how much is a filling')
  await expect(results(page).first()).toBeVisible()
  expect(await results(page).count()).toBeLessThanOrEqual(8)
  const address = (await results(page).first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await page.goto('/privacy-policy')
  await launcher(page).click()
  // The tab's last question, with its results.
  await expect(field(page)).toHaveValue('how much is a filling')
  const second = await results(page).nth(1).getAttribute('href')
  await results(page).nth(1).click()
  await expect(page).toHaveURL(second ?? '')
})

test('by keyboard: focus goes in, stays in; Escape gives it back to the button', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('parking')
  await expect(results(page).first()).toBeVisible()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(launcher(page)).toBeFocused()
})

test('topics show what the pages say, live where hours are concerned', async ({ page }) => {
  await openPanel(page)
  for (const { label, question, facts, link } of search.topics) {
    const button = topics(page).getByRole('button', { name: label })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const topic = panel(page).getByRole('region', { name: label })
    const answer = faq.find(({ id }) => id === question)?.answer
    if (answer) await expect(topic).toContainText(answer)
    if (facts === 'phones') expect(await callsIn(topic)).toEqual(phones)
    if (facts === 'hours') await expect(topic.locator('[data-state]')).toHaveCount(phones.length)
    await expect(topic.getByRole('link', { name: link.label })).toHaveAttribute('href', link.to)
  }
})

test('nothing found: the numbers of the practices, and whether they are open', async ({ page }) => {
  await openPanel(page)
  for (const nonsense of ['xyzzy', '🦷🦷🦷', '<b></b>', 'w'.repeat(200)]) {
    await field(page).fill(nonsense)
    await expect(panel(page).getByRole('status')).toHaveText(search.noResults)
    expect((await callsIn(panel(page))).slice(-phones.length)).toEqual(phones)
    await expect(panel(page).locator('[data-state]')).toHaveCount(phones.length)
  }
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('the numbers are there, and another try; what has come goes on working', async ({
    page,
    context,
  }) => {
    await page.route('**/search.json', (route) => route.abort())
    await page.goto('/privacy-policy')
    await launcher(page).click()
    await expect(panel(page).getByRole('alert')).toHaveText(search.failedText)
    expect((await callsIn(panel(page))).slice(-phones.length)).toEqual(phones)
    await page.unroute('**/search.json')
    await panel(page).getByRole('button', { name: search.retryLabel }).click()
    await expect(topics(page)).toBeVisible()
    await context.setOffline(true)
    await field(page).fill('implants')
    await expect(results(page).first()).toBeVisible()
  })
})

test('nothing is sent, and only the last question is kept, in the tab', async ({
  page,
  context,
}) => {
  await openPanel(page)
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await field(page).fill('where do I park')
  await field(page).fill('how much is a crown')
  await expect(results(page).first()).toBeVisible()
  expect(sent).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  expect(Object.keys(kept).sort()).toEqual(['search-question', 'visitor-location'])
  expect(kept['search-question']).toBe('how much is a crown')
  expect(await context.cookies()).toEqual([])
})

test('on a phone with its keyboard open the first two results can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 440 })
  await openPanel(page)
  await field(page).fill('how much is a filling')
  for (const index of [0, 1]) await expect(results(page).nth(index)).toBeInViewport({ ratio: 0.9 })
})

test('in letters twice as large every part of it can be reached on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await openPanel(page)
  await field(page).fill('check-up')
  await expect(results(page).first()).toBeVisible()
  for (const part of [results(page).last(), panel(page).getByText(search.privacyNote)]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 0.9 })
  }
  await panel(page).getByRole('button', { name: search.closeLabel }).click()
  await expectNoViolations(page, 'closed', '#search-launcher')
})

test.describe('on the page for addresses that do not exist', () => {
  test.use({ expectedComplaints: [/404/] })

  test('a field leads into the search with what is asked there', async ({ page }) => {
    await page.goto('/no-such-page')
    await started(page)
    await page.locator('main').getByLabel(search.inputLabel).fill('implants')
    await page.locator('main').getByRole('button', { name: search.searchLabel }).click()
    await expect(field(page)).toHaveValue('implants')
    await expect(results(page).first()).toBeVisible()
  })
})
