import type { Page } from '@playwright/test'
import { blog, chatbot, emergency, shareYourStory } from './content.ts'
import { aboutCarousel, carousels, dots, findCarousel, press } from './support/carousels.ts'
import { pages } from './support/pages.ts'
import { test as base, expect } from './support/test.ts'
import { comesFrom, france, holdLookUp } from './support/visitors.ts'

type Reports = { reports: string[]; expectsReports: boolean }

/** Every test fails on a report of the content security policy, from any page or frame in it. */
const test = base.extend<Reports>({
  expectsReports: [false, { option: true }],
  reports: [
    async ({ context, expectsReports }, use) => {
      const reports: string[] = []
      await context.exposeBinding('tellReport', (_source, report: string) => {
        reports.push(report)
      })
      await context.addInitScript(() => {
        const { tellReport } = globalThis as unknown as { tellReport: (report: string) => void }
        document.addEventListener('securitypolicyviolation', (event) =>
          tellReport(`${event.effectiveDirective} on ${location.pathname}: ${event.blockedURI}`),
        )
      })
      await use(reports)
      if (!expectsReports) expect(reports, 'the policy was violated').toEqual([])
    },
    { auto: true },
  ],
})

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** To the end and back, so that everything that comes late has come. */
async function see(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => resolve(null)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}

for (const path of [...pages.map((page) => page.path), '/no-such-page']) {
  test.describe(`${path} violates nothing`, () => {
    test.use({ expectedComplaints: path === '/no-such-page' ? [/404/] : [] })
    test('from its beginning to its end, and in print', async ({ page }) => {
      await see(page, path)
      await page.emulateMedia({ media: 'print' })
      await page.pdf()
    })
  })
}

test.describe('nothing is violated', () => {
  test.use({ viewport: desktop })

  test('by the drop-down and by moving between pages', async ({ page }) => {
    await see(page, '/')
    await page.getByRole('button', { name: 'Locations' }).hover()
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await main.getByRole('link', { name: 'Our Team' }).click()
    await expect(page).toHaveURL(/\/#team$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/blog$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Network' }).click()
    await expect(page).toHaveURL(/network-of-clinics/)
  })

  for (const { name } of [...Object.values(carousels), aboutCarousel]) {
    test(`by the carousel ${name}`, async ({ page }) => {
      await see(page, '/')
      const carousel = findCarousel(page, name)
      await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(dots(carousel).first()).toBeVisible()
      await press(carousel, 'Next slide')
      await press(carousel, 'Previous slide')
      await dots(carousel).last().click()
      await carousel.press('ArrowLeft')
      const divider = carousel.getByRole('slider').first()
      if (await divider.count()) await divider.press('ArrowRight')
    })
  }

  test('by the questions and answers', async ({ page }) => {
    await see(page, '/')
    await page.locator('#faq summary').first().click()
    await page.locator('#faq summary').last().click()
  })

  test('by an article, opened and closed', async ({ page }) => {
    await see(page, '/blog')
    await page
      .getByRole('link', { name: /^Read Full Article/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('by the video player', async ({ page }) => {
    await page.route(/youtube/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
    )
    await see(page, '/')
    await page.locator('#videos').getByRole('link', { name: 'Watch Video' }).first().click()
    const player = page.frameLocator('#videos iframe')
    await expect(player.getByText('player')).toBeVisible()
  })

  test('by the form, its complaints and its thanks', async ({ page }) => {
    const { consent } = shareYourStory
    await see(page, '/share-your-story')
    const submit = page.getByRole('button', { name: 'Share My Story' })
    // The form can be used when somebody is near it.
    await submit.scrollIntoViewIfNeeded()
    await submit.click()
    await expect(page.getByRole('alert', { name: shareYourStory.problemsTitle })).toBeVisible()
    await page.getByLabel('First Name *').fill('Amira')
    await page.getByLabel('Last Name *').fill('Khan')
    await page.getByLabel('Email *').fill('amira@example.com')
    await page.getByLabel('Phone *').fill('01632 960123')
    await page.getByLabel('Title *').fill('I stopped hiding my smile')
    await page.getByLabel('Treatment *').selectOption('Hygiene & Prevention')
    await page.getByRole('radio', { name: '4 Very Good' }).check()
    await page.getByLabel(consent.video).check()
    await page.getByLabel(consent.website).check()
    await submit.click()
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Thank You!')
  })

  test('by the chatbot', async ({ page }) => {
    await see(page, '/privacy-policy')
    await page.getByRole('button', { name: chatbot.openLabel }).click()
    const panel = page.getByRole('dialog', { name: chatbot.title })
    await panel.getByLabel(chatbot.inputLabel).fill('My tooth hurts')
    await panel.getByRole('button', { name: chatbot.askLabel, exact: true }).click()
    await expect(panel.getByRole('log').locator('[data-turn]').last()).toBeVisible()
  })

  test('while the visitor’s country is looked up, and when it is the wrong one', async ({
    page,
  }) => {
    const lookUp = await holdLookUp(page, france)
    await page.goto('/')
    await expect(page.getByText('Verifying location...', { exact: true })).toBeVisible()
    lookUp.answer()
    await expect(page.getByRole('alert')).toBeVisible()
    await comesFrom(page, france)
    await page.goto('/blog')
    await expect(page.getByRole('alert')).toBeVisible()
  })
})

test.describe('on a phone nothing is violated', () => {
  test.use({ viewport: phone })

  test('by the menu', async ({ page }) => {
    await see(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByText('Locations').click()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(blog.hero.title)
  })
})

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaints: [
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module|Geolocation check failed/,
    ],
  })

  test('nothing is violated by the kept copy', async ({ page, context }) => {
    await page.goto('/blog')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const { serviceWorker } = navigator
      if (!serviceWorker.controller)
        await new Promise((resolve) => {
          serviceWorker.addEventListener('controllerchange', resolve, { once: true })
        })
    })
    await context.setOffline(true)
    await page.goto('/emergency-dentist')
    await expect(page.getByText(emergency.offline.title)).toBeVisible()
  })
})

test.describe('what does not belong to the site', () => {
  test.use({ expectsReports: true, expectedComplaints: [/Content Security Policy/] })

  test('is stopped and reported', async ({ page, reports }) => {
    await page.goto('/privacy-policy')
    await page.evaluate(() => {
      const add = (name: string, attributes: Record<string, string>, text = '') => {
        const element = document.createElement(name)
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
        element.textContent = text
        document.body.append(element)
      }
      add('script', {}, 'globalThis.isInjected = true')
      add('style', {}, 'body { display: none }')
      add('p', { style: 'color: red' })
      add('p', { onclick: 'globalThis.isInjected = true' })
      add('script', { src: 'https://evil.example/a.js' })
      add('img', { src: 'https://evil.example/a.png' })
      add('iframe', { src: 'https://evil.example/' })
      fetch('https://evil.example/').catch(() => {})
    })
    const directives = [
      'script-src-elem',
      'style-src-elem',
      'style-src-attr',
      'script-src-attr',
      'img-src',
      'frame-src',
      'connect-src',
    ]
    for (const directive of directives) {
      await expect.poll(() => reports.join('\n')).toContain(`${directive} on /privacy-policy`)
    }
    expect(reports.filter((report) => report.startsWith('script-src-elem'))).toHaveLength(2)
    expect(await page.evaluate(() => 'isInjected' in globalThis)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
