import { expectNoViolations } from './support/axe.ts'
import { pageStates } from './support/page-states.ts'
import { started } from './support/started.ts'
import { smallTargets } from './support/targets.ts'
import { expect, test } from './support/test.ts'

// The browser itself reports that a page was answered with 404.
test.use({ expectedComplaints: [/404|no-such-page/] })

for (const { name, at, part, open } of pageStates) {
  test(`axe finds nothing, and a thumb finds everything: ${name}`, async ({ page }) => {
    const [narrowest = 390] = at
    await page.setViewportSize({ width: narrowest, height: 900 })
    await open(page)
    // What is open stays open when the window is widened, or the tablet turned.
    for (const width of at) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolations(page, `${name} at ${width} px`, part)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(beyond, 'px too wide').toBeLessThanOrEqual(0)
      if (width !== 390) continue
      expect.soft(await smallTargets(page, 44), 'too small').toEqual([])
    }
  })
}

for (const path of ['/', '/share-your-story']) {
  test(`axe finds nothing in high contrast: ${path}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    await started(page)
    await expectNoViolations(page, path)
  })
}
