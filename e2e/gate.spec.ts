import type { Page } from '@playwright/test'
import { locationGate } from './content.ts'
import { lastHeading, longArticle } from './support/articles.ts'
import { expectNoViolations } from './support/axe.ts'
import { browserWithCache } from './support/browser-with-cache.ts'
import { stopClock } from './support/clock.ts'
import { started } from './support/started.ts'
import { expect, test } from './support/test.ts'
import { answerLookUp, britain, comesFrom, france, holdLookUp, lookUp } from './support/visitors.ts'

/** The gate is the same on all of them: the shortest, as most of these tests load one of their own. */
const anyPage = '/complaints'
const heading = (page: Page) => page.locator('main h1')
const checking = (page: Page) => page.getByText(locationGate.checking, { exact: true })
const yourLocation = (country: string) =>
  locationGate.yourLocation.replace('{country name}', country)
const alert = (page: Page) => page.getByRole('alert')
const isInert = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)

async function expectLetIn(page: Page) {
  await expect(heading(page)).toBeVisible()
  await expect(checking(page)).toBeHidden()
  await expect(alert(page)).toBeHidden()
  expect(await isInert(page)).toBe(false)
}

async function expectRestricted(page: Page, country: string) {
  await expect(alert(page)).toBeVisible()
  await expect(
    alert(page).getByRole('heading', { name: locationGate.restrictedTitle, level: 1 }),
  ).toBeVisible()
  await expect(alert(page)).toContainText(locationGate.restrictedText)
  await expect(alert(page).getByText(yourLocation(country), { exact: true })).toBeVisible()
  await expect(alert(page)).toContainText(locationGate.contactUs)
  await expect(checking(page)).toBeHidden()
  await expect(page.locator('main')).toBeHidden()
  expect(await isInert(page)).toBe(true)
}

test.describe('while the look-up is pending', () => {
  test('the message covers the page, which is there but inert and not shown', async ({ page }) => {
    await stopClock(page)
    const lookUp = await holdLookUp(page)
    await page.goto(anyPage)
    await expect(checking(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: locationGate.checking })).toBeVisible()
    await expect(page.locator('main h1')).toBeAttached()
    await expect(page.locator('main h1')).toBeHidden()
    expect(await isInert(page)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    lookUp.answer()
    await expectLetIn(page)
  })

  test('the message fills the screen', async ({ page }) => {
    await stopClock(page)
    const lookUp = await holdLookUp(page)
    await page.goto(anyPage)
    const cover = await page.locator('.location-gate').boundingBox()
    expect(cover).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    lookUp.answer()
  })
})

test.describe('answers', () => {
  test('a visitor from the United Kingdom sees the page', async ({ page }) => {
    await page.goto(anyPage)
    await expectLetIn(page)
  })

  test('a small letter in the code changes nothing', async ({ page }) => {
    await comesFrom(page, { country_code: 'gb', country_name: 'United Kingdom' })
    await page.goto(anyPage)
    await expectLetIn(page)
  })

  for (const [code, name] of [
    ['FR', 'France'],
    ['US', 'United States'],
    ['IE', 'Ireland'],
    ['IM', 'Isle of Man'],
    ['JE', 'Jersey'],
    ['GG', 'Guernsey'],
  ] as const) {
    test(`a visitor from ${name} reads the alert`, async ({ page }) => {
      await comesFrom(page, { country_code: code, country_name: name })
      const response = await page.goto(anyPage)
      await expectRestricted(page, name)
      expect(response?.status()).toBe(200)
      expect(page.url()).not.toContain(code)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index, follow/)
    })
  }

  test('a country without a name is shown by its code', async ({ page }) => {
    await answerLookUp(page, (route) => route.fulfill({ json: { country_code: 'ZZ' } }))
    await page.goto(anyPage)
    await expectRestricted(page, 'ZZ')
  })

  test('the alert is text, whatever the look-up calls the country', async ({ page }) => {
    await comesFrom(page, { country_code: 'FR', country_name: '<img src=x onerror=alert(1)>' })
    await page.goto(anyPage)
    await expectRestricted(page, '<img src=x onerror=alert(1)>')
  })
})

test('behind the alert the keyboard reaches only the ways to contact us', async ({ page }) => {
  await comesFrom(page, france)
  await page.goto(anyPage)
  await expectRestricted(page, 'France')
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('main, header, footer, nav') === null,
    )
    expect(isOutside).toBe(true)
  }
  await expect(page.getByRole('link')).toHaveCount(2)
})

test('a restricted visitor stays restricted after the script has arrived and on other pages', async ({
  page,
}) => {
  await comesFrom(page, france)
  await page.goto(anyPage)
  await started(page)
  await expectRestricted(page, 'France')
  await page.goto('/blog')
  await expect(alert(page)).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
})

test.describe('a look-up that fails lets the visitor in and is logged', () => {
  test.use({ expectedComplaints: [/Geolocation check failed|Failed to load resource/] })

  const failures = {
    'status 500': (route) => route.fulfill({ status: 500, json: france }),
    'status 404 unknown': (route) => route.fulfill({ status: 404, json: { error: 'unknown' } }),
    'a broken connection': (route) => route.abort('connectionreset'),
    'no network': (route) => route.abort('internetdisconnected'),
    'a web page instead of data': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>no' }),
    'half an answer': (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"country' }),
    'an empty answer': (route) => route.fulfill({ body: '' }),
    null: (route) => route.fulfill({ json: null }),
    'a list': (route) => route.fulfill({ json: ['FR'] }),
    'no country': (route) => route.fulfill({ json: { country_name: 'France' } }),
    'a code that is no code': (route) => route.fulfill({ json: { country_code: 'unknown' } }),
    'a number for a code': (route) => route.fulfill({ json: { country_code: 33 } }),
  } satisfies Record<string, Parameters<typeof answerLookUp>[1]>

  for (const [name, answer] of Object.entries(failures)) {
    test(name, async ({ page, complaints }) => {
      await answerLookUp(page, answer)
      await page.goto(anyPage)
      await expectLetIn(page)
      expect(complaints.some((text) => text.startsWith('Geolocation check failed'))).toBe(true)
    })
  }

  test('no answer within four seconds, and one that comes later changes nothing', async ({
    page,
  }) => {
    await stopClock(page)
    const lookUp = await holdLookUp(page, france)
    await page.goto(anyPage)
    await page.clock.runFor(3999)
    await expect(checking(page)).toBeVisible()
    await page.clock.runFor(1)
    await expectLetIn(page)
    lookUp.answer()
    await page.clock.runFor(1000)
    await expectLetIn(page)
  })

  test('a failure is not kept: the next page asks again', async ({ page }) => {
    await answerLookUp(page, failures['status 500'])
    await page.goto(anyPage)
    await expectLetIn(page)
    await comesFrom(page, france)
    await page.goto('/blog')
    await expect(alert(page)).toBeVisible()
  })
})

test.describe('the answer is kept for the session of the tab', () => {
  test('the second page neither asks nor shows the message', async ({ page }) => {
    const asked = await comesFrom(page, britain)
    await page.goto(anyPage)
    await expectLetIn(page)
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const { gate } = document.documentElement.dataset
        if (gate && gate !== 'allowed') sessionStorage.setItem('flashed', gate)
      }).observe(document, { attributes: true, subtree: true })
    })
    await page.goto('/privacy-policy')
    await expect(page.locator('main h1')).toBeVisible()
    await page.reload()
    await expect(page.locator('main h1')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('flashed'))).toBeNull()
    expect(asked.times).toBe(1)
  })

  test('a refusal is not: whoever loads the page again from home is let in', async ({ page }) => {
    await comesFrom(page, france)
    await page.goto(anyPage)
    await expect(alert(page)).toBeVisible()
    await comesFrom(page, britain)
    await page.reload()
    await expectLetIn(page)
  })

  test('after five minutes it is asked again', async ({ page }) => {
    await stopClock(page)
    await comesFrom(page, britain)
    await page.goto(anyPage)
    await expectLetIn(page)
    await page.clock.fastForward(5 * 60_000 - 1)
    const asked = await comesFrom(page, france)
    await page.reload()
    await expectLetIn(page)
    expect(asked.times).toBe(0)
    await page.clock.fastForward(1)
    await page.reload()
    await expectRestricted(page, 'France')
  })

  test('inside the site a stale answer is renewed on the next navigation, without the message', async ({
    page,
  }) => {
    await stopClock(page)
    await page.goto(anyPage)
    await expectLetIn(page)
    await page.waitForLoadState('networkidle')
    const asked = await comesFrom(page, britain)
    await page.clock.fastForward(5 * 60_000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Network' }).click()
    await expect(page).toHaveURL(/network-of-clinics/)
    await expect.poll(() => asked.times).toBe(1)
    await expect(page.locator('main h1')).toBeVisible()
    await page.goBack()
    await expectLetIn(page)
    expect(asked.times).toBe(1)
  })

  test('a kept answer that cannot be read is as good as none', async ({ page }) => {
    for (const kept of ['{', 'null', '{"at":9e99}', `{"at":${Date.now()}}`]) {
      await page.addInitScript((value) => sessionStorage.setItem('visitor-location', value), kept)
      const asked = await comesFrom(page, britain)
      await page.goto(anyPage)
      await expectLetIn(page)
      expect(asked.times).toBe(1)
    }
  })

  test('two tabs ask each for themselves', async ({ page, context }) => {
    await page.goto(anyPage)
    await expectLetIn(page)
    const second = await context.newPage()
    await comesFrom(second, france)
    await second.goto(anyPage)
    await expectRestricted(second, 'France')
    await expectLetIn(page)
    await page.reload()
    await expectLetIn(page)
  })
})

test('storage switched off: every page asks, and works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  const asked = await comesFrom(page, britain)
  await page.goto(anyPage)
  await expectLetIn(page)
  await page.goto('/blog')
  await expect(page.locator('main h1')).toBeVisible()
  expect(asked.times).toBe(2)
})

test.describe('when our own server cannot say', () => {
  test.use({ visitorCountry: null, expectedComplaints: [/^Geolocation check failed/] })

  test('the visitor is let in, and the browser has no error to report', async ({ page }) => {
    const answered = page.waitForResponse(lookUp)
    await page.goto('/emergency-dentist')
    expect((await answered).status()).toBe(204)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(checking(page)).toBeHidden()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, visitorCountry: null })

  test('the page can be read and there is no message', async ({ page }) => {
    await page.goto(anyPage)
    await expect(heading(page)).toBeVisible()
    await expect(checking(page)).toBeHidden()
    await expect(page.getByText(locationGate.restrictedTitle)).toBeHidden()
  })
})

test('hydration finds what was served: nothing is complained about, no part is moved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift += (entry as PerformanceEntry & { value: number }).value
      document.documentElement.dataset.shift = String(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await stopClock(page)
  const lookUp = await holdLookUp(page)
  await page.goto('/')
  await expect(checking(page)).toBeVisible()
  lookUp.answer()
  await expectLetIn(page)
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
  expect(shift).toBeLessThan(0.01)
})

test('a section named in the address is reached behind the gate', async ({ page }) => {
  await stopClock(page)
  const lookUp = await holdLookUp(page)
  await page.goto('/terms-of-service#main')
  await expect(checking(page)).toBeVisible()
  lookUp.answer()
  await expect(page.locator('main')).toBeInViewport()
})

test.describe('the back/forward cache', () => {
  test('a page that comes back fresh is as it was', async ({ baseURL, launchOptions }) => {
    const browser = await browserWithCache(launchOptions)
    const page = await browser.newPage({ ...(baseURL && { baseURL }) })
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.cameBack = String(persisted)
      })
    })
    await comesFrom(page, britain)
    await page.goto('/privacy-policy')
    await expect(page.locator('main h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.goto('/complaints')
    const asked = await comesFrom(page, france)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html[data-came-back=true]')).toBeAttached()
    await expect(page.locator('main h1')).toBeVisible()
    expect(asked.times).toBe(0)
    await browser.close()
  })
})

/** A page that was let in, looked at again when its answer is stale and the visitor in France. */
async function leaveForLong(page: Page, path = '/privacy-policy') {
  await stopClock(page)
  await page.goto(path)
  await expect(page.locator('main h1')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await comesFrom(page, france)
  await page.clock.fastForward(5 * 60_000)
}

test('a page that comes back stale out of the cache is checked again', async ({ page }) => {
  await leaveForLong(page)
  // The event alone: a page that was really in the cache is out of the test runner's reach.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(alert(page)).toContainText(yourLocation('France'))
  await expect(page.locator('main')).toBeHidden()
})

test('a return to a tab that was left for long checks again', async ({ page }) => {
  await leaveForLong(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(alert(page)).toContainText(yourLocation('France'))
})

test('an article that the address asks for waits until its visitor is let in', async ({ page }) => {
  const lookUp = await holdLookUp(page)
  await page.goto(`/blog?article=${longArticle.id}`)
  await expect(page.locator('astro-island[data-ready]').first()).toBeAttached()
  await expect(checking(page)).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  lookUp.answer()
  await expect(page.getByRole('dialog')).toContainText(lastHeading)
})

test('an open article is no obstacle between a restricted visitor and the ways to contact us', async ({
  page,
}) => {
  await leaveForLong(page, `/blog?article=${longArticle.id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(alert(page)).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.locator('.location-gate a').first()).toBeFocused()
})

test.describe('both messages are accessible', () => {
  for (const width of [320, 1440]) {
    test(`at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await comesFrom(page, france)
      await page.goto(anyPage)
      await expect(alert(page)).toBeVisible()
      await expectNoViolations(page, 'restricted')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await page.evaluate(() => {
        document.documentElement.dataset.gate = 'checking'
      })
      await expect(checking(page)).toBeVisible()
      await expectNoViolations(page, 'checking')
    })
  }
})

test('crawlers get the same page: in the served HTML it stands complete, and the messages stay out of snippets', async ({
  request,
}) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  const [asCrawler, asVisitor] = await Promise.all([
    request.get('/', { headers }).then((answer) => answer.text()),
    request.get('/').then((answer) => answer.text()),
  ])
  expect(asCrawler).toBe(asVisitor)
  expect(asCrawler).toContain('<h1')
  expect(asCrawler).not.toContain('noindex')
  expect(asCrawler).toMatch(/class="location-gate"[^>]* data-nosnippet/)
})
