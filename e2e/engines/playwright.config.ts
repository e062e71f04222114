import { existsSync, globSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import base, { webServer } from '../../playwright.config.ts'

const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const isFirefoxHere = existsSync(firefox)
const isWebKitHere =
  ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((program) => existsSync(program)) &&
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').length > 0

if (!isFirefoxHere) console.log('Firefox is left out: Debian’s firefox-esr is not here')
if (!isWebKitHere)
  console.log('WebKit is left out: Debian’s webkit2gtk-driver and xvfb are not here')
if (process.env.ENGINES_REQUIRED && !(isFirefoxHere && isWebKitHere)) process.exit(1)

/** npm run test:engines: the journeys tagged @engines once more in Firefox, and six in WebKitGTK. */
export default defineConfig(base, {
  testDir: '..',
  testIgnore: [],
  outputDir: '../../test-results/engines',
  workers: 2,
  reporter: 'list',
  webServer: { ...webServer, cwd: '../..' },
  projects: [
    ...(isFirefoxHere
      ? [
          {
            name: 'firefox',
            grep: /@engines/,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox, args: [] },
            },
          },
        ]
      : []),
    ...(isWebKitHere
      ? [{ name: 'webkit', testMatch: 'engines/webkit.spec.ts', fullyParallel: false }]
      : []),
  ],
})
