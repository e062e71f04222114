import { expect, type Page } from '@playwright/test'

/** Sections far below are laid out in idle moments after the page has come up; until then all moves. */
export const laidOut = (page: Page) =>
  expect(page.locator('html:not([data-laid-out]) [data-late]')).toHaveCount(0)
