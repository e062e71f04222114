import { locationGate, pages } from './content.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

for (const { path } of pages) {
  test(`${path} can be read without a script`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByText(locationGate.checking)).toBeHidden()
    await expect(page.getByText(locationGate.restrictedTitle)).toBeHidden()
    const sections = await page.locator('main section').all()
    for (const section of sections) await expect(section).toBeVisible()
    expect(
      await page.locator('main a[href^="tel:"], footer a[href^="tel:"]').count(),
    ).toBeGreaterThan(0)
  })
}
