import type { Locator, Page } from '@playwright/test'
import { slides, stopOrStart } from './support/carousels.ts'
import { expect, test } from './support/test.ts'

/*
 * Every control of every island, pressed by a visitor on a slow phone who does not know what a script
 * is: so many milliseconds after it can be seen, by mouse, finger or Enter. It shows at once that it
 * is pending, does what it says when its script is there, and does it once.
 */
const delays = [0, 500]
const inputs = ['mouse', 'finger', 'Enter'] as const

// One after the other: a browser slows a page down by keeping a processor busy, even while the page rests.
test.describe.configure({ mode: 'default' })

// On such a phone the look-up may take longer than a visitor is kept waiting.
test.use({ expectedComplaints: [/Geolocation check failed/] })

type Input = (typeof inputs)[number]

type Control = {
  name: string
  find: (page: Page) => Locator
  /** Something to compare with afterwards, looked at just before the press. */
  look?: (page: Page) => Promise<number>
  /** Fails until what the control says has happened, and when it happened twice. */
  expectDone: (page: Page, before: number) => Promise<void>
}

/** By its label: to look for its name would keep a slowed page busy with the roles of all elements. */
const carouselOf = (page: Page, section: string) =>
  page.locator(`.carousel[aria-labelledby="${section}-title"]`)

/** The card that stands first, counted from 1. */
const firstCard = (carousel: Locator) =>
  slides(carousel).evaluateAll(
    (cards) => 1 + cards.findIndex((card) => !(card as HTMLElement).inert),
  )

const nextOf = (section: string): Control => ({
  name: `Next slide of ${section}`,
  find: (page) => carouselOf(page, section).getByRole('button', { name: 'Next slide' }),
  // It may have moved by itself since it came on the screen.
  look: (page) => firstCard(carouselOf(page, section)),
  async expectDone(page, before) {
    const carousel = carouselOf(page, section)
    await expect.poll(() => firstCard(carousel), { intervals: [20] }).toBe(before + 1)
  },
})

/** Stops what turns and starts what stands: keyboard focus alone stops it too (W3C pattern). */
const rotationOf = (section: string): Control => ({
  name: `stop or start of ${section}`,
  find: (page) => stopOrStart(carouselOf(page, section)),
  async expectDone(page) {
    // It does what it said at the moment of the press.
    const label = String(await page.evaluate(() => Reflect.get(window, 'labelAtPress')))
    const now = label.startsWith('Stop') ? /^Start/ : /^Stop/
    await expect(stopOrStart(carouselOf(page, section))).toHaveAccessibleName(now)
  },
})

const islands: Record<string, Control[]> = {
  '/': [
    nextOf('statements'),
    nextOf('services'),
    rotationOf('team'),
    nextOf('reviews'),
    nextOf('transformations'),
    {
      name: 'Watch Video',
      find: (page) => page.locator('#videos [data-video]').first(),
      async expectDone(page) {
        await expect(page.locator('#videos iframe')).toHaveCount(1)
        await expect(page).toHaveURL('/')
      },
    },
  ],
  '/blog': [
    {
      name: 'Read Full Article',
      find: (page) => page.locator('.article-link').first(),
      async expectDone(page) {
        await expect(page.getByRole('dialog')).toBeVisible()
        await expect(page).toHaveURL(/\/blog\?article=\d+$/)
        await page.goBack()
        await expect(page).toHaveURL('/blog')
        await expect(page.getByRole('dialog')).toBeHidden()
      },
    },
  ],
  '/share-your-story': [
    {
      name: 'Submit of the form',
      find: (page) => page.locator('#story-form button[type="submit"]'),
      async expectDone(page) {
        await expect(page.locator('#story-form form [role="alert"]').first()).toBeVisible()
        await expect(page).toHaveURL('/share-your-story')
      },
    },
  ],
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** Without waiting for anything but to see it: that is all a visitor waits for. */
async function bringIntoView(control: Locator) {
  await control.waitFor({ state: 'visible' })
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

const focusOn = (control: Locator) =>
  control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))

async function pressBy(input: Input, control: Locator) {
  if (input === 'Enter') return control.page().keyboard.press('Enter')
  const box = await control.boundingBox()
  if (!box) throw new Error('the control has gone')
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (input === 'mouse') await control.page().mouse.click(x, y)
  else await control.page().touchscreen.tap(x, y)
}

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const [path, controls] of Object.entries(islands)) {
    for (const [round, delay] of delays.entries()) {
      test(`${path}: presses ${delay} ms after a control is seen`, async ({ page }) => {
        test.slow()
        await slowDown(page)
        await page.goto(path, { waitUntil: 'commit' })
        // Another one comes first each time: the first meets a page without any script.
        for (let turn = 0; turn < controls.length; turn++) {
          const control = controls[(turn + round) % controls.length] as Control
          const input = inputs[(turn + round) % inputs.length] as Input
          await test.step(`${control.name} by ${input}`, async () => {
            const element = control.find(page)
            await bringIntoView(element)
            if (input === 'Enter') await focusOn(element)
            await page.waitForTimeout(delay)
            const before = (await control.look?.(page)) ?? 0
            await expectPendingOrReady(element, () => pressBy(input, element))
            await control.expectDone(page, before)
          })
        }
      })
    }
  }
})

/** Something on the control changes with the press itself, or the island answers before we can look. */
async function expectPendingOrReady(control: Locator, press: () => Promise<void>) {
  await control.evaluate((element) => {
    Object.assign(window, { wasPending: false })
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(
        type,
        () => Object.assign(window, { labelAtPress: element.getAttribute('aria-label') }),
        { capture: true, once: true },
      )
    new MutationObserver(() => Object.assign(window, { wasPending: true })).observe(element, {
      attributes: true,
      attributeFilter: ['data-pending'],
    })
  })
  const wasReady = await control.evaluate((element) =>
    Boolean(element.closest('astro-island[data-ready]')),
  )
  await press()
  if (wasReady) return
  const isPending = () => control.page().evaluate(() => Boolean(Reflect.get(window, 'wasPending')))
  const isReady = () =>
    control.evaluate((element) => Boolean(element.closest('astro-island[data-ready]')))
  expect((await isPending()) || (await isReady().catch(() => true))).toBe(true)
}

/** Opens a page whose scripts stay on their way until `arrive` is called. */
async function openBeforeScripts(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue().catch(() => {})
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { arrive: resolve }
}

test.describe('before its script has come', () => {
  test('text that is typed stays, and so does the focus after an early press on Submit', async ({
    page,
  }) => {
    const scripts = await openBeforeScripts(page, '/share-your-story')
    await page.getByLabel('First Name *').fill('Ada')
    const consent = page.locator('#story-form input[type="checkbox"]').first()
    await consent.check()
    await page.getByRole('button', { name: 'Share My Story' }).click()
    const email = page.getByLabel('Email *')
    await email.click()
    await page.keyboard.type('zoe@')
    scripts.arrive()
    await expect(page.locator('#story-form form [role="alert"]').first()).toBeVisible()
    await page.keyboard.type('example.org')
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('zoe@example.org')
    await expect(page.getByLabel('First Name *')).toHaveValue('Ada')
    await expect(consent).toBeChecked()
  })

  test('of two articles pressed the second opens, once, and closes', async ({ page }) => {
    const scripts = await openBeforeScripts(page, '/blog')
    const articles = page.locator('.article-link')
    await articles.first().click()
    await articles.nth(1).dblclick()
    const title = await page.locator('.article-card-title').nth(1).textContent()
    scripts.arrive()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(title ?? '')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/blog')
  })

  test('a divider that is moved takes the picture along, and keeps its place', async ({ page }) => {
    const scripts = await openBeforeScripts(page, '/')
    const slider = page.locator('#transformations input[type="range"]').first()
    await slider.focus()
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
    const split = () =>
      page
        .locator('.before-after')
        .first()
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--split'))
    expect(await split()).toBe('45%')
    scripts.arrive()
    await expect(slider).toHaveAttribute('aria-valuetext', /45 %/)
    expect(await split()).toBe('45%')
  })

  test('arrow keys on a row move it, each once', async ({ page }) => {
    const scripts = await openBeforeScripts(page, '/')
    const carousel = carouselOf(page, 'team')
    await carousel.getByRole('group', { name: 'Slides' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    scripts.arrive()
    await expect.poll(() => firstCard(carousel), { intervals: [20] }).toBe(3)
  })
})
