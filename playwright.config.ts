import { defineConfig } from '@playwright/test'
import { findHeadlessShell } from './scripts/chromium.ts'

const executablePath = findHeadlessShell()

export const webServer = {
  command: 'npm start',
  // On a port of its own, whatever else is running here.
  wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
  env: {
    PORT: '0',
    // Not what somebody has set up here: no test mails a story to a practice.
    SETTINGS_FILE: '',
    COUNTRY_HEADER: 'x-visitor-country',
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
    DATA_DIR: 'test-results/data',
  },
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
}

/** Browser tests run on the built site, through the real server, which knows a visitor's country as from a CDN. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'e2e/engines/**',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Four on two cores: many tests wait, for a clock, a slowed network or a slowed processor.
  workers: '200%',
  forbidOnly: true,
  // A second try for a machine that was busy with something else; what needed one is reported.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  // Patience costs nothing where a test passes, and a slow machine must not decide.
  expect: { timeout: 15_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['junit', { outputFile: 'test-results/browser.xml' }],
  ],
  webServer,
  use: {
    baseURL: process.env.BASE_URL ?? `http://localhost:${process.env.SITE_PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-sandbox',
        // A new test in the process of the last one: that saves an eighth of the work.
        '--renderer-process-limit=1',
      ],
    },
  },
})
