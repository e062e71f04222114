import { expect, type Page } from '@playwright/test'

/** Resolves when the page's script runs: it is fetched after the first paint. */
export const started = (page: Page) =>
  expect(page.locator('header[data-scrolled]').first()).toBeAttached()
