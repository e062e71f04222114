import { chromium, type LaunchOptions } from '@playwright/test'

/**
 * A browser that keeps pages for back and forward: Chromium itself, as the headless shell does not,
 * and without the switch by which Playwright turns that off.
 */
export const browserWithCache = (options: LaunchOptions) =>
  chromium.launch({
    ...options,
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
