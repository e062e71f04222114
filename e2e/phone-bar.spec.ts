import { telHref } from '../src/lib/phone-links.ts'
import { practices } from './content.ts'
import { started } from './support/started.ts'
import { expect, test } from './support/test.ts'

const all = Object.values(practices)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('Call opens the three numbers, Book leads to the practices', async ({ page }) => {
      await page.goto('/blog')
      const bar = page.getByRole('navigation', { name: 'Call or book' })
      await bar.getByRole('button', { name: 'Call', exact: true }).click()
      const list = page.getByRole('dialog', { name: 'Call a practice' })
      for (const { town, phone } of all) {
        await expect(list.getByRole('link', { name: `Call ${town}: ${phone}` })).toHaveAttribute(
          'href',
          telHref(phone),
        )
      }
      await list.getByRole('button', { name: 'Close' }).click()
      await expect(list).toBeHidden()
      await bar.getByRole('link', { name: 'Book' }).click()
      await expect(page).toHaveURL(/\/#booking$/)
      await expect(page.getByRole('heading', { name: 'Register and book' })).toBeInViewport()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the list closes when the keyboard goes on', async ({ page }) => {
    await page.goto('/complaints')
    await started(page)
    await page.getByRole('button', { name: 'Call', exact: true }).press('Enter')
    const list = page.getByRole('dialog', { name: 'Call a practice' })
    await list.getByRole('link').last().focus()
    await expect(list).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list).toBeHidden()
  })

  test('the end of the page can be read above the bar', async ({ page }) => {
    await page.goto('/complaints')
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const lastLine = page.getByRole('contentinfo').getByText('©')
    const bar = page.getByRole('navigation', { name: 'Call or book' })
    const [line, barBox] = [await lastLine.boundingBox(), await bar.boundingBox()]
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
  })
})

test('wide screens have no bar', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Call or book' })).toBeHidden()
})
