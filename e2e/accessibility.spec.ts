import { expectNoViolations } from './support/axe.ts'
import { pages, widths } from './support/pages.ts'
import { test } from './support/test.ts'

for (const { path } of pages) {
  test(`axe finds nothing on ${path} at ${widths.join(', ')} px`, async ({ page }) => {
    // Three looks at the longest page take their time.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolations(page, `at ${width} px`)
    }
  })
}
