import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import base, { webServer } from '../../playwright.config.ts'

const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const missing = [...(existsSync(firefox) ? [] : ['firefox-esr'])]
for (const engine of missing)
  console.log(`${engine} is not installed here: its journeys are left out`)
if (missing.length > 0 && process.env.ENGINES_REQUIRED) process.exit(1)

/** npm run test:engines: the journeys tagged @engines once more, in Firefox. */
export default defineConfig(base, {
  testDir: '..',
  testIgnore: [],
  outputDir: '../../test-results/engines',
  workers: 2,
  reporter: 'list',
  webServer: { ...webServer, cwd: '../..' },
  projects: [
    {
      name: 'firefox',
      grep: missing.includes('firefox-esr') ? /nothing/ : /@engines/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefox, args: [] },
      },
    },
  ],
})
