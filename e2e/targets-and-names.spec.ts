import { pageStates } from './support/page-states.ts'
import { misnamedControls, smallTargets } from './support/targets.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The pages themselves: every-layout.spec.ts.
test('controls that open on a phone are large enough for a thumb, and named as they are written', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await page.close()
  for (const { name, open } of pageStates.filter(({ at }) => at.includes(390))) {
    const fresh = await context.newPage()
    await fresh.setViewportSize({ width: 390, height: 844 })
    await fresh.route('**/api/visitor-location', (route) =>
      route.fulfill({ json: { country_code: 'GB', country_name: 'United Kingdom' } }),
    )
    await open(fresh)
    expect(await smallTargets(fresh, 44), name).toEqual([])
    expect(await misnamedControls(fresh), name).toEqual([])
    await fresh.close()
  }
})
