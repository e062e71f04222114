import { pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// WebKit crashes on it, at some widths: the address, its <br> and the two links of /nhs-information.
for (const width of [390, 1024]) {
  test(`at ${width} px no text with a forced line break is wrapped prettily`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 844 })
    for (const { path } of pages) {
      await page.goto(path)
      const found = await page.evaluate(() => {
        const lineOf = (element: Element) => {
          let box: Element | null = element
          while (box && /^(inline|contents)$/.test(getComputedStyle(box).display))
            box = box.parentElement
          return box
        }
        const keepsItsBreaks = (element: Element) =>
          /preserve/.test(getComputedStyle(element).getPropertyValue('white-space-collapse')) &&
          /\S\s*\n\s*\S/.test(element.textContent ?? '')
        const broken = [...document.body.querySelectorAll('*')].filter(
          (element) => element.matches('br') || keepsItsBreaks(element),
        )
        return broken
          .map((element) =>
            lineOf(element.matches('br') ? (element.parentElement ?? element) : element),
          )
          .filter(
            (box) => box && getComputedStyle(box).getPropertyValue('text-wrap-style') === 'pretty',
          )
          .map((box) => box?.textContent)
      })
      expect(found, path).toEqual([])
    }
  })
}
