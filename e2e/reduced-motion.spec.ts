import { pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('with reduced motion nothing on any page moves by itself', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of pages) {
    await page.goto(path)
    const moving = await page.evaluate(() => {
      const longest = (times: string) => Math.max(...times.split(',').map(parseFloat))
      const found = [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        const isAnimated = animationName !== 'none' && longest(animationDuration) > 0.01
        return isAnimated || longest(transitionDuration) > 0.01
      })
      const { scrollBehavior } = getComputedStyle(document.documentElement)
      return [
        ...found.map((element) => element.className),
        ...(scrollBehavior === 'smooth' ? ['smooth scrolling'] : []),
      ]
    })
    expect(moving, path).toEqual([])
  }
})
