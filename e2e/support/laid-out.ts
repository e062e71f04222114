import type { Page } from '@playwright/test'

/** Sections far below are laid out when they come near; until then all moves. */
export const laidOut = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.firstLook
  })
