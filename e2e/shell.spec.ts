import { group, practices } from './content.ts'
import { started } from './support/started.ts'
import { expect, test } from './support/test.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.describe('header on a wide screen', () => {
  test.use({ viewport: desktop })

  test('shows the top bar, the items and the invitation to book', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByText(group.topBar.hours)).toBeVisible()
    await expect(page.getByText(group.topBar.welcome)).toBeVisible()
    const main = page.getByRole('navigation', { name: 'Main' })
    for (const item of ['Home', 'About Us', 'Services', 'Our Team', 'Blog', 'Contact']) {
      await expect(main.getByRole('link', { name: item, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('banner').getByText(group.bookingPrompt.text).first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book Now' })).toBeVisible()
  })

  test('gets a stronger shadow past 20 px, not at 20', async ({ page }) => {
    await page.goto('/privacy-policy')
    const header = page.getByRole('banner')
    const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow)
    await expect(header).toHaveAttribute('data-scrolled', 'false')
    const before = await shadow()
    await page.evaluate(() => scrollTo(0, 20))
    await expect(header).toHaveAttribute('data-scrolled', 'false')
    await page.evaluate(() => scrollTo(0, 21))
    await expect(header).toHaveAttribute('data-scrolled', 'true')
    await expect.poll(shadow).not.toBe(before)
  })

  test('Locations opens on hover and closes when the pointer leaves', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('/blog')
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('button', { name: 'Locations' })
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (const { tradeName, phone } of Object.values(practices)) {
      const panel = page.getByRole('navigation', { name: 'Main' })
      await expect(panel.getByRole('link', { name: tradeName })).toBeVisible()
      await expect(panel.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:+44${phone.slice(1).replaceAll(' ', '')}`,
      )
    }
    await page.mouse.move(700, 800)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape closes what a hover has opened, wherever the focus is', async ({ page }) => {
    await page.goto('/blog')
    await started(page)
    const button = page.getByRole('button', { name: 'Locations' })
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).not.toBeFocused()
  })
})

test.describe('menu on a phone', () => {
  test.use({ viewport: phone })

  test('opens, lists the same items, and closes on Escape', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('/blog')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    for (const item of [
      'Home',
      'About Us',
      'Services',
      'Our Team',
      'Blog',
      'Contact',
      'Book Appointment',
    ]) {
      await expect(menu.getByRole('link', { name: item, exact: true })).toBeVisible()
    }
    await menu.getByText('Locations').click()
    await expect(menu.getByRole('link', { name: practices.leeds.phone })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  test('opens without a script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone })
    await page.goto('/blog')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await page.close()
  })
})

test.describe('moving between pages', () => {
  test.use({ viewport: desktop })

  test('an item of the menu goes home from another page and lands on its section, under the header', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/terms-of-service')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL(/\/#contact$/)
    const gap = () =>
      page.evaluate(() => {
        const section = document.getElementById('contact')?.getBoundingClientRect()
        const header = document.querySelector('header')?.getBoundingClientRect()
        return section && header ? Math.round(section.top - header.bottom) : -100
      })
    await expect.poll(async () => Math.abs(await gap())).toBeLessThan(60)
  })
})

test('sections are scrolled to smoothly, and two analytics hosts are looked up ahead', async ({
  page,
}) => {
  await page.goto('/')
  await started(page)
  const whileItScrolls = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener(
          'scroll',
          () => resolve(getComputedStyle(document.documentElement).scrollBehavior),
          { once: true },
        ),
      ),
  )
  await page.locator('#home').getByRole('link', { name: 'Book Appointment' }).click()
  expect(await whileItScrolls).toBe('smooth')
  await expect(page.locator('head link[rel=dns-prefetch]')).toHaveCount(2)
})

test('the footer has its strip of ratings and its links', async ({ page }) => {
  await page.goto('/complaints')
  const footer = page.getByRole('contentinfo')
  for (const link of [
    'Home',
    'About Us',
    'Services',
    'Our Team',
    'Before & After',
    'Our Network',
    'Privacy Policy',
    'Terms of Service',
    'Accessibility Statement',
    'Complaints Procedure',
    'Book Free Consultation',
  ])
    await expect(footer.getByRole('link', { name: link, exact: true })).toBeVisible()
  for (const claim of ['4.9/5', '200+', '25+']) await expect(footer.getByText(claim)).toBeVisible()
})

test('Locations opens before its script has come, stays open with it, and closes when left', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.setViewportSize(desktop)
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Locations' })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  resolve()
  await started(page)
  await expect(page.locator('.locations-panel')).toBeVisible()
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Our Team' }).click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
