import AxeBuilder from '@axe-core/playwright'
import { pages, widths } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const { path } of pages) {
  test(`axe finds nothing on ${path} at ${widths.join(', ')} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
      )
      expect(found, `at ${width} px`).toEqual([])
    }
  })
}
