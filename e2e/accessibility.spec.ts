import AxeBuilder from '@axe-core/playwright'
import { pages, widths } from './support/pages.ts'
import { expect, test } from './support/test.ts'

for (const { path } of pages) {
  for (const width of widths) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`),
      ).toEqual([])
    })
  }
}
