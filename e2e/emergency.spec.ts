import { telHref } from '../src/lib/phone-links.ts'
import { emergency, practices } from './content.ts'
import { expect, test } from './support/test.ts'

const path = '/emergency-dentist'
const numbers = Object.values(practices).map(({ phone }) => telHref(phone))

test('NHS 111 and 999 can be called', { tag: '@engines' }, async ({ page }) => {
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  await expect(main.getByRole('link', { name: '111', exact: true })).toHaveAttribute(
    'href',
    'tel:111',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a number to call and 999 are on the first screen, and 999 stands above all else', async ({
    page,
  }) => {
    await page.goto(path)
    const bar = page.getByRole('link', { name: practices.bradford.phone, exact: true }).first()
    await expect(bar).toBeInViewport()
    const danger = page.getByRole('link', { name: 'Call 999' })
    await expect(danger).toBeInViewport()
    const dangerEnds = (await danger.boundingBox())?.y ?? Number.POSITIVE_INFINITY
    for (const [index, { town }] of Object.values(practices).entries()) {
      const call = page.getByRole('link', { name: new RegExp(`^Call ${town} 0`) })
      await expect(call).toHaveAttribute('href', numbers[index] ?? '')
      const box = await call.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(48)
      expect(box?.y).toBeGreaterThan(dangerEnds)
    }
  })

  test('an index leads to each card, without a load', async ({ page }) => {
    // As a link in an advertisement has it.
    await page.goto(`${path}?campaign=1`)
    await page.evaluate(() => {
      document.body.dataset.seen = ''
    })
    const index = page.getByRole('navigation', { name: 'What has happened?' })
    await index.getByRole('link', { name: 'Oral bleeding' }).click()
    await expect(page.getByRole('heading', { name: 'Oral bleeding' })).toBeInViewport()
    await expect(page).toHaveURL(/\?campaign=1#oral-bleeding$/)
    await expect(page.locator('body[data-seen]')).toBeAttached()
  })
})

test('three clinic cards with large buttons', async ({ page }) => {
  await page.goto(path)
  const cards = page
    .getByRole('region', { name: 'Call the practice nearest to you' })
    .getByRole('link', { name: /^Call Now/ })
  await expect(cards).toHaveCount(numbers.length)
  for (const [index, href] of numbers.entries()) {
    await expect(cards.nth(index)).toHaveAttribute('href', href)
    expect((await cards.nth(index).boundingBox())?.height).toBeGreaterThanOrEqual(60)
  }
})

test('a connection that drops is noticed, and the numbers stay', async ({ page, context }) => {
  await page.goto(path)
  const notice = page.getByText(emergency.offline.title)
  await expect(notice).toBeHidden()
  // The header notices scrolling once React has taken over; from then on the page listens.
  await page.evaluate(() => scrollTo(0, 100))
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})
