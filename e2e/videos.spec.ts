import type { Page } from '@playwright/test'
import { type Video, videos } from './content.ts'
import { expect, test } from './support/test.ts'

const [first, second] = videos as [Video, Video]
const outside = /youtube|ytimg|google/

const card = (page: Page, title: string) =>
  page.locator('#videos article').filter({ has: page.getByRole('heading', { name: title }) })
const players = (page: Page) => page.locator('#videos iframe')

/** Stands in for the video host, and remembers what was asked of it. */
async function watchHost(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => outside.test(request.url()) && asked.push(request.url()))
  await page.route(outside, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  )
  return asked
}

async function openVideos(page: Page) {
  const asked = await watchHost(page)
  await page.goto('/')
  await page.locator('#videos').scrollIntoViewIfNeeded()
  return asked
}

test('nothing is asked of the video host before a click, then one player', async ({ page }) => {
  const asked = await openVideos(page)
  expect(asked).toEqual([])
  await expect(players(page)).toHaveCount(0)

  await card(page, first.title).getByRole('link', { name: 'Watch Video' }).click()
  const player = card(page, first.title).locator('iframe')
  await expect(player).toHaveAttribute(
    'src',
    `https://www.youtube-nocookie.com/embed/${first.id}?autoplay=1&rel=0`,
  )
  await expect(player).toHaveAttribute('title', first.title)
  // Not toBeFocused: a frame of another site may still be on its way to a process of its own.
  await expect.poll(() => player.evaluate((frame) => frame === document.activeElement)).toBe(true)
  await expect.poll(() => asked.length).toBe(1)
  await expect(card(page, first.title).getByRole('img')).toHaveCount(0)
})

test('a click on a card plays it; choosing another switches', { tag: '@engines' }, async ({
  page,
}) => {
  await openVideos(page)
  await card(page, first.title).getByRole('img').click({ force: true })
  await expect(card(page, first.title).locator('iframe')).toBeVisible()
  await card(page, second.title).getByRole('img').click({ force: true })
  await expect(card(page, second.title).locator('iframe')).toBeVisible()
  await expect(players(page)).toHaveCount(1)
  await expect(card(page, first.title).getByRole('img')).toBeVisible()
})

test('there is no block of video testimonials while there are none', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Patients tell their story')).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test("'Watch Video' leads to the video's own page", async ({ page }) => {
    await page.goto('/')
    await expect(
      card(page, first.title).getByRole('link', { name: 'Watch Video' }),
    ).toHaveAttribute('href', `https://www.youtube.com/watch?v=${first.id}`)
  })
})
