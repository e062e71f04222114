import { expect, type Page } from '@playwright/test'

/** Resolves when the page's script runs. */
export const started = (page: Page) =>
  expect(page.locator('header[data-scrolled]').first()).toBeAttached()
