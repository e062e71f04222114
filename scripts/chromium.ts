import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const places = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]
const shell = '/usr/bin/chromium-headless-shell'

export const findChromium = () => places.find((place) => existsSync(place))

/** A page costs half as much without a window; but this one keeps no pages for back and forward. */
export const findHeadlessShell = () =>
  !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findChromium()

/** The system's package where we may install it, else Playwright's own download. */
export function ensureChromium() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const debian = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'
  for (const command of [...(isDebianRoot ? [debian] : []), 'playwright install chromium']) {
    if (findChromium()) return
    console.log(`The browser tests need Chromium, and none was found here: ${command}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  if (!findChromium())
    console.error('Please install Chromium or Chrome, or set CHROMIUM_PATH to its program.')
}
