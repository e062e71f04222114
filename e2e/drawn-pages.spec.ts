import { layoutSlips } from './support/layout-slips.ts'
import { pages, widths } from './support/pages.ts'
import { misdrawnPictures } from './support/pictures.ts'
import { coveredControls } from './support/targets.ts'
import { expect, test } from './support/test.ts'

// The browser itself reports that a page was answered with 404.
test.use({ expectedComplaints: [/404|no-such-page/], contextOptions: { reducedMotion: 'reduce' } })

for (const width of widths) {
  test(`at ${width} px nothing lies over a control, pictures are drawn as they are and nothing is cut or uneven`, async ({
    page,
  }) => {
    test.setTimeout(360_000)
    await page.setViewportSize({ width, height: 844 })
    const found: string[] = []
    for (const path of [...pages.map(({ path }) => path), '/no-such-page']) {
      await page.goto(path)
      for (const problem of [
        ...(await coveredControls(page)),
        ...(await misdrawnPictures(page)),
        ...(await layoutSlips(page)),
      ])
        found.push(`${path}: ${problem}`)
    }
    expect(found).toEqual([])
  })
}

for (const width of [820, 1440]) {
  test(`at ${width} px price strips that stand side by side are of one height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/services/cosmetic-dentistry')
    const strips = await page
      .locator('section[aria-labelledby=treatments] ul > li > :last-child.bg-peach-soft')
      .evaluateAll((strips) =>
        strips.map((strip) => {
          const { bottom, height } = strip.getBoundingClientRect()
          return { bottom: Math.round(bottom), height: Math.round(height) }
        }),
      )
    expect(strips.length).toBeGreaterThan(3)
    for (const { bottom, height } of strips)
      for (const twin of strips.filter((other) => other.bottom === bottom))
        expect(twin.height).toBe(height)
  })
}
