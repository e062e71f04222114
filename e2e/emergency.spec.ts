import { telHref } from '../src/lib/phone-links.ts'
import { charges, emergency, practices } from './content.ts'
import { served, wordsIn } from './support/served-text.ts'
import { expect, test } from './support/test.ts'

const path = '/emergency-dentist'
const numbers = Object.values(practices).map(({ phone }) => telHref(phone))

test('every sentence of its content is in the served page', async ({ request }) => {
  const { main } = await served(request, path)
  for (const words of wordsIn(emergency)) expect(main).toContain(words)
  expect(main).toContain(charges.emergency.price)
  for (const { tradeName, phone, address } of Object.values(practices))
    for (const words of [tradeName, phone, address.street, address.postcode])
      expect(main).toContain(words)
})

test('six cards, each with what to do', async ({ page }) => {
  await page.goto(path)
  const cards = page
    .getByRole('region', { name: 'What has happened?' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name: 'What to do' }) })
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Severe tooth pain',
    'Knocked-out tooth',
    'Broken/chipped tooth',
    'Dental abscess',
    'Lost filling/crown',
    'Oral bleeding',
  ])
})

test('four steps of a visit, in the order of the specification', async ({ page }) => {
  await page.goto(path)
  const steps = page.getByRole('region', { name: 'What happens when you arrive' })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Immediate assessment',
    'Pain relief priority',
    'Emergency treatment',
    'Follow-up care',
  ])
})

test('NHS 111 and 999 can be called', async ({ page }) => {
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
