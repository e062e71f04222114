import { expectNoViolations } from './support/axe.ts'
import { pageStates } from './support/page-states.ts'
import { started } from './support/started.ts'
import { test } from './support/test.ts'

// The browser itself reports that a page was answered with 404.
test.use({ expectedComplaints: [/404|no-such-page/] })

for (const { name, at, part, open } of pageStates) {
  for (const width of at) {
    test(`axe finds nothing at ${width} px: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      await expectNoViolations(page, name, part)
    })
  }
}

for (const path of ['/', '/share-your-story']) {
  test(`axe finds nothing in high contrast: ${path}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    await started(page)
    await expectNoViolations(page, path)
  })
}
