import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../server/testing/free-port.ts'
import { untilAnswers } from '../../server/testing/until.ts'
import { faq, locationGate, pages, shareYourStory } from '../content.ts'
import { longArticle } from '../support/articles.ts'

/** Six journeys in WebKitGTK, which stands for Safari: Playwright cannot drive it, its own driver can. */
const test = base.extend<object, { driver: WebDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const port = await freePort()
      const program = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
        detached: true,
        stdio: 'ignore',
        // Its usual way to the screen takes seconds for a frame where there is no graphics card.
        env: { ...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
      })
      await untilAnswers(`http://127.0.0.1:${port}/status`, 'WebKitWebDriver')
      const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build()
      await driver.manage().window().setRect({ width: 1300, height: 900 })
      await use(driver)
      await driver.quit().catch(() => {})
      if (program.pid) process.kill(-program.pid)
    },
    { scope: 'worker' },
  ],
})

const find = (driver: WebDriver, css: string) => driver.findElement(By.css(css))
const isShown = (driver: WebDriver, css: string) =>
  find(driver, css).then(
    (element) => element.isDisplayed(),
    () => false,
  )
const sees = (driver: WebDriver, css: string) =>
  expect.poll(() => isShown(driver, css), { message: css }).toBe(true)

/** In the middle of the window, from under header and bars. */
async function bring(driver: WebDriver, css: string) {
  await sees(driver, css)
  const element = await find(driver, css)
  const scroll = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })'
  await driver.executeScript(scroll, element)
  return element
}

const click = async (driver: WebDriver, css: string) => (await bring(driver, css)).click()

test('every page is shown', async ({ driver, baseURL }) => {
  test.setTimeout(180_000)
  for (const { path } of pages) {
    await driver.get(baseURL + path)
    await sees(driver, 'main h1')
  }
})

test('the gate tells a visitor from elsewhere', async ({ driver, baseURL }) => {
  await driver.get(`${baseURL}/privacy-policy`)
  await driver.executeScript(
    'sessionStorage["visitor-location"] = JSON.stringify({ country_code: "FR", country_name: "France", at: Date.now() })',
  )
  await driver.get(`${baseURL}/privacy-policy`)
  await sees(driver, '.location-gate [role=alert] [role=heading]')
  const gate = await find(driver, '.location-gate').getText()
  expect(gate).toContain(locationGate.restrictedTitle)
  expect(await isShown(driver, 'main')).toBe(false)
  await driver.executeScript('sessionStorage.clear()')
})

test('a carousel moves by button, and its picture by a pointer that drags', async ({
  driver,
  baseURL,
}) => {
  await driver.get(`${baseURL}/`)
  const carousel = '#transformations [aria-roledescription="carousel"]'
  const shown = () =>
    driver.executeScript<string>(
      `return document.querySelector('${carousel} [aria-roledescription="slide"]:not([inert])')?.ariaLabel`,
    )
  await click(driver, `${carousel} button[aria-label="Stop automatic slide show"]`)
  const picture = await bring(driver, `${carousel} .before-after`)
  const { width } = await picture.getRect()
  await driver
    .actions()
    .move({ origin: picture })
    .press()
    .move({ origin: Origin.POINTER, x: -Math.round(width / 4), y: 0 })
    .release()
    .perform()
  const divider = await find(driver, `${carousel} input[type=range]`)
  await expect.poll(async () => Number(await divider.getAttribute('value'))).toBeLessThan(40)
  await click(driver, `${carousel} button[aria-label="Next slide"]`)
  await expect.poll(shown).toMatch(/^2 of /)
  await click(driver, `${carousel} button[aria-label="Previous slide"]`)
  await expect.poll(shown).toMatch(/^1 of /)
})

test('an article opens over the blog, and Escape closes it', async ({ driver, baseURL }) => {
  await driver.get(`${baseURL}/blog`)
  await click(driver, `a[aria-label$="${longArticle.title}"]`)
  await sees(driver, 'dialog[open] h2')
  expect(await driver.getCurrentUrl()).toBe(`${baseURL}/blog?article=${longArticle.id}`)
  await driver.actions().sendKeys(Key.ESCAPE).perform()
  await expect.poll(() => driver.getCurrentUrl()).toBe(`${baseURL}/blog`)
  expect(await isShown(driver, 'dialog[open]')).toBe(false)
})

test('an empty form says what is missing', async ({ driver, baseURL }) => {
  await driver.get(`${baseURL}/share-your-story`)
  await click(driver, 'main form button[type=submit]')
  await expect
    .poll(() => find(driver, 'main form').getText())
    .toContain(shareYourStory.problemsTitle)
})

test('of the questions one is open at a time', async ({ driver, baseURL }) => {
  await driver.get(`${baseURL}/`)
  for (const number of [1, faq.length]) {
    await click(driver, `#faq details:nth-of-type(${number}) summary`)
    await expect
      .poll(() =>
        driver.executeScript('return document.querySelectorAll("#faq details[open]").length'),
      )
      .toBe(1)
  }
})
