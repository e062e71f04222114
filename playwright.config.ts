import { defineConfig } from '@playwright/test'

const browser = process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH

/** Browser tests run on the built site, through the real server (scripts/test/run-all.ts starts both). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Four on two cores: many tests wait, for a clock, a slowed network or a slowed processor.
  workers: '200%',
  forbidOnly: true,
  // A second try for a machine that was busy with something else; what needed one is reported.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  // Patience costs nothing where a test passes, and a slow machine must not decide.
  expect: { timeout: 15_000 },
  reporter: process.env.CI
    ? [['dot'], ['json', { outputFile: 'test-results/browser.json' }]]
    : [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser && { executablePath: browser }),
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
