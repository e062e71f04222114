import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A browser for the tests: one that is installed, else Playwright's own download,
 * else Debian's package where we may install it.
 */
export function findChromium(): string {
  const found = installedBrowser() ?? playwrightBrowser() ?? debianPackage('chromium')
  if (found) return found
  throw new Error(
    'The browser tests need Chromium: install the package chromium (or Google Chrome), or set CHROMIUM_PATH to its program, then run npm test again.',
  )
}

/**
 * The same engine without a window: a new page costs it half of what it costs Chromium. It keeps
 * no pages for back and forward, so that Chromium is needed beside it.
 */
export const findHeadlessShell = (): string | undefined =>
  which('chromium-headless-shell') ?? debianPackage('chromium-headless-shell')

function installedBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  const programs = names.flatMap((name) => which(name) ?? [])
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return programs[0] ?? (existsSync(mac) ? mac : undefined)
}

function playwrightBrowser() {
  if (!existsSync(chromium.executablePath())) {
    console.log('Looking for Playwright’s own Chromium …')
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: 300_000,
    })
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function debianPackage(name: string) {
  const mayInstall = process.getuid?.() === 0 && which('apt-get')
  if (!mayInstall) return undefined
  console.log(`Installing Debian’s ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  const install = ['install', '-y', '-qq', '--no-install-recommends', name]
  spawnSync('apt-get', install, { stdio: 'ignore', env })
  return which(name)
}

function which(program: string) {
  const { status, stdout } = spawnSync('which', [program], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

if (import.meta.main) {
  findChromium()
  findHeadlessShell()
}
