import { telHref } from '../src/lib/phone-links.ts'
import { practices, shareYourStory } from './content.ts'
import { lastHeading, longArticle } from './support/articles.ts'
import { arrive, keys, tabThrough, tabTo } from './support/keyboard.ts'
import { thanks, toast } from './support/story-form.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const { bradford, leeds } = practices

// No mouse, no tap: every step is a key, and after every key the focus is somewhere and is seen.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('with a keyboard, wide screen', () => {
  test.use({ viewport: desktop })

  test('book: from the first key to the portal of a practice', async ({ page, context }) => {
    await arrive(page, '/')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Book Now' }))
    await keys(page, 'Enter')
    await expect(page).toHaveURL(/#booking$/)
    const portal = page.locator('#booking').getByRole('link', { name: /Register & Book at Leeds/ })
    await tabTo(page, portal)
    await expect(portal).toBeInViewport()
    await expect(portal).toHaveAttribute('href', leeds.portalUrl)
    await context.route(leeds.portalUrl, (route) => route.fulfill({ body: 'portal' }))
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    expect((await opened).url()).toBe(new URL(leeds.portalUrl).href)
  })

  test('call: the dropdown opens, lists every number, closes and gives the focus back', {
    tag: '@engines',
  }, async ({ page }) => {
    await arrive(page, '/blog')
    const button = page.getByRole('button', { name: 'Locations' })
    await tabTo(page, button)
    await expect(async () => {
      await keys(page, 'Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
    }).toPass()
    const call = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: `Call Bradford: ${bradford.phone}` })
    await tabTo(page, call)
    await expect(call).toHaveAttribute('href', telHref(bradford.phone))
    await keys(page, 'Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('read: open an article, go round in it, come back to where it was opened', async ({
    page,
  }) => {
    await arrive(page, '/blog')
    await page.locator('dialog.article-dialog').waitFor({ state: 'attached' })
    const link = page.getByRole('link', { name: `Read Full Article: ${longArticle.title}` })
    await tabTo(page, link)
    await keys(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: longArticle.title })
    await expect(dialog.getByRole('heading', { name: lastHeading })).toBeAttached()
    const close = dialog.getByRole('button', { name: 'Close article' })
    await expect(close).toBeFocused()
    const last = dialog.locator('a[href]').last()
    await tabTo(page, last)
    await keys(page, 'Tab')
    await expect(close).toBeFocused()
    await keys(page, 'Shift+Tab')
    await expect(last).toBeFocused()
    await keys(page, 'Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('send the form: first what is missing, then all of it, then thanks', async ({ page }) => {
    await arrive(page, '/share-your-story')
    const send = page.getByRole('button', { name: shareYourStory.submitLabel })
    await send.scrollIntoViewIfNeeded()
    await expect(send).toBeEnabled()
    await tabTo(page, send)
    await keys(page, 'Enter')
    const summary = page.getByRole('alert', { name: shareYourStory.problemsTitle })
    await expect(summary).toBeFocused()
    await keys(page, 'Tab', 'Enter')
    await expect(page.getByLabel('First Name *')).toBeFocused()
    for (const text of ['Amira', 'Khan', 'amira@example.com', '01632 960123', 'Inv']) {
      await page.keyboard.type(text)
      await keys(page, 'Tab')
    }
    await keys(page, 'Space', 'ArrowDown', 'Tab')
    await expect(page.getByRole('radio', { name: '4 Very Good' })).toBeChecked()
    await page.keyboard.type('At last')
    await keys(page, 'Tab', 'Tab', 'Space', 'Tab', 'Space')
    await tabTo(page, send)
    await keys(page, 'Enter')
    await expect(toast(page).getByText(thanks, { exact: true })).toBeVisible()
    await tabTo(page, toast(page).getByRole('button', { name: 'Close message' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(thanks)).toHaveCount(0)
    await expect(send).toBeFocused()
  })

  test('skip: past the header with two keys', async ({ page }) => {
    await arrive(page, '/nhs-information')
    await keys(page, 'Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport()
    await keys(page, 'Enter', 'Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test.describe('with a keyboard, narrow screen', () => {
  test.use({ viewport: phone })

  test('menu: opens, is walked through, closes, and the focus is back on its button', async ({
    page,
  }) => {
    await arrive(page, '/complaints')
    const open = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await tabTo(page, open)
    await keys(page, 'Enter')
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await tabTo(page, menu.getByText('Locations'))
    await keys(page, 'Space')
    await tabTo(page, menu.getByRole('link', { name: `Call Leeds: ${leeds.phone}` }))
    await keys(page, 'Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('call: the bar at the bottom opens the numbers', async ({ page }) => {
    await arrive(page, '/emergency-dentist')
    const call = page.getByRole('button', { name: 'Call', exact: true })
    await call.focus()
    await keys(page, 'Enter')
    const list = page.getByRole('dialog', { name: 'Call a practice' })
    const close = list.getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()
    await tabTo(page, list.getByRole('link', { name: `Call Ripon: ${practices.ripon.phone}` }))
    await tabTo(page, close, 'Shift+Tab')
    await keys(page, 'Enter')
    await expect(list).toBeHidden()
    await expect(call).toBeFocused()
  })
})

for (const [viewport, paths] of [
  [phone, ['/', '/nhs-information', '/emergency-dentist', '/blog', '/share-your-story']],
  [desktop, ['/', '/complaints', '/locations/nhs-leeds-dentist']],
] as const) {
  test(`every stop on the way through the page is seen at ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const path of paths) {
      await arrive(page, path)
      const { problems, stops } = await tabThrough(page)
      expect(problems, path).toEqual([])
      expect(stops, path).toBeGreaterThan(30)
    }
  })
}
