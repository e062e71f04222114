import puppeteer, { type Page } from 'puppeteer-core'
import { findChromium } from '../../scripts/chromium.ts'

/**
 * A browser that renders pages ahead of the click. Chromium stops doing so for a page that a tool
 * has attached itself to, as Playwright does; Puppeteer attaches itself to the tab.
 */
export const prerenderingBrowser = () =>
  puppeteer.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    defaultViewport: { width: 1280, height: 900 },
  })

/** As after a look-up: the site's server does not know where this machine is. */
export const knowCountry = (tab: Page) =>
  tab.evaluate(() => {
    const location = { country_code: 'GB', country_name: 'United Kingdom', at: Date.now() }
    sessionStorage.setItem('visitor-location', JSON.stringify(location))
  })
