import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Goes to another page. @returns whether the browser fades the one into the other */
async function isFaded(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: object | null }
      document.documentElement.dataset.fade = viewTransition ? 'on' : 'off'
    })
  })
  await page.goto('/complaints')
  await page.getByRole('contentinfo').locator('a[href="/accessibility"]').click()
  await expect(page).toHaveURL('/accessibility')
  return (await page.locator('html').getAttribute('data-fade')) === 'on'
}

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('one page fades into the next', async ({ page }) => {
    expect(await isFaded(page)).toBe(true)
  })

  test('nothing fades where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await isFaded(page)).toBe(false)
  })
})

test('under a mouse, which has the next page rendered ahead, it stands there at once', async ({
  page,
}) => {
  expect(await isFaded(page)).toBe(false)
})
