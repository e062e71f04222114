import { expect, type Page } from '@playwright/test'
import { notFoundPath } from '../../src/routes.ts'

/** Kilobytes as transferred when a page is loaded on a phone, headers included: a tenth above what is. */
const byteBudget = (path: string) => ({
  scripts: 12,
  // The not-found page is so short that its skyline, three pictures a practice, is fetched at once.
  total: { '/': 130, '/blog': 100, [`${notFoundPath}-page`]: 110 }[path] ?? 90,
})

/** Kilobytes of all scripts of home once every island has been used. */
export const allIslandsBudget = 95

/** A phone as Lighthouse has it: the pictures that are fetched depend on it. */
export const weighingPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
}

/**
 * The notification, two seconds after the page, and the two pages fetched in idle moments: on a busy
 * machine they may come before all is at rest.
 */
const comesLater = /submit-page|indexnow/
const isFetchedAhead = ({ type }: Loaded) => type === 'Other' || type === 'Prefetch'

type Loaded = { url: string; type: string; bytes: number }

/** Opens a page, and weighs everything that comes over the wire until it is at rest. */
export async function openWithinItsWeight(page: Page, path: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const answers = new Map<string, Loaded>()
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    answers.set(requestId, { url: response.url, type, bytes: 0 })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.bytes = encodedDataLength
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const loaded = [...answers.values()].filter(
    (answer) => !comesLater.test(answer.url) && !isFetchedAhead(answer),
  )
  const of = (wanted: string) => loaded.filter(({ type }) => type === wanted)
  const budget = byteBudget(path)
  expect.soft(kilobytes(of('Script'))).toBeLessThanOrEqual(budget.scripts)
  expect.soft(kilobytes(loaded)).toBeLessThanOrEqual(budget.total)
  expect.soft(kilobytes(loaded)).toBeGreaterThan(30)
  // One for headings, one for text; a third where other languages are spoken.
  expect.soft(of('Font').length).toBeLessThanOrEqual(3)
}

const kilobytes = (loaded: Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
