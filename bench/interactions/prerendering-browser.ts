import puppeteer from 'puppeteer-core'
import { findChromium } from '../../scripts/test/chromium.ts'

/**
 * A browser that renders pages ahead of the click. Chromium stops doing so for a page that a tool
 * has attached itself to, as Playwright does; Puppeteer attaches itself to the tab.
 */
export const prerenderingBrowser = () =>
  puppeteer.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    defaultViewport: { width: 1280, height: 900 },
  })
