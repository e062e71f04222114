import { test as base, expect } from '@playwright/test'
import { countryHeader } from '../../server/testing/server-process.ts'

type Options = {
  /** What the server is told of the visitor's country; null: nothing. */
  visitorCountry: string | null
  /** Console errors and warnings that a test provokes on purpose. */
  expectedComplaints: RegExp[]
}

/** Playwright's own word when it keeps the service worker out (playwright.config.ts). */
const workerBlocked = /Service Worker registration blocked by Playwright/

/**
 * Every test starts as a visitor from the United Kingdom, and fails on anything the browser
 * complains about: errors, warnings, uncaught exceptions, refused by the content security policy.
 */
export const test = base.extend<Options & { complaints: string[] }>({
  visitorCountry: ['GB', { option: true }],
  // By the server, as behind a CDN: a look-up that the test tool answers has every request go through it.
  extraHTTPHeaders: async ({ visitorCountry }, use) =>
    use(visitorCountry ? { [countryHeader]: visitorCountry } : {}),

  expectedComplaints: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  complaints: async ({}, use) => use([]),

  // Around the page itself: a test that only asks the server opens none.
  page: async ({ page, complaints, expectedComplaints }, use) => {
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text())
    })
    await use(page)
    const surprising = complaints.filter(
      (text) => ![workerBlocked, ...expectedComplaints].some((known) => known.test(text)),
    )
    expect(surprising, 'the browser complained').toEqual([])
  },
})

export { expect }
