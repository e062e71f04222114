import type { Page } from '@playwright/test'
import { undo } from '../scripts/releases.ts'
import { search, team } from './content.ts'
import { carousels, findCarousel, slides } from './support/carousels.ts'
import { serveReleases } from './support/changed-build.ts'
import { agree, choose, fillInWords, submit, thanks, toast } from './support/story-form.ts'
import { expect, test } from './support/test.ts'

test.slow()

let site: Awaited<ReturnType<typeof serveReleases>>
test.beforeEach(async () => {
  site = await serveReleases('one')
})
test.afterEach(() => site.stop())

const release = (page: Page) => page.locator('meta[name="release"]').getAttribute('content')
const isLive = (page: Page, mark: string) =>
  expect.poll(async () => (await page.request.get(site.url)).text()).toContain(`content="${mark}"`)

/** What the page has asked the server for and not got. */
function watchFailures(page: Page) {
  const failures: string[] = []
  const parts: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) failures.push(`${answer.status()} ${answer.url()}`)
    else if (answer.url().includes('/assets/')) parts.push(answer.url())
  })
  return { failures, parts }
}

test('pages that are open go on working after a release: islands, pictures, search, form', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const form = await context.newPage()
  const blog = await context.newPage()
  const watched = [page, form, blog].map(watchFailures)
  await page.goto(site.url)
  await form.goto(`${site.url}/share-your-story`)
  await blog.goto(`${site.url}/blog`)
  for (const open of [page, form, blog]) await open.waitForLoadState('networkidle')
  await site.publish('two')
  await isLive(page, 'two')
  const before = watched.map(({ parts }) => parts.length)

  const carousel = findCarousel(page, carousels.team.name)
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: /next/i }).click()
  await expect(slides(carousel).nth(1)).toContainText(team[1]?.name ?? '')
  await expect(slides(carousel).first()).toHaveAttribute('inert')
  const divider = page.locator('#transformations').getByRole('slider').first()
  await divider.focus()
  await page.keyboard.press('Home')
  await expect(divider).toHaveValue('0')
  await page.getByRole('button', { name: search.openLabel }).click()
  await expect(page.getByRole('list', { name: search.topicsLabel })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const picture of await page.locator('main img:visible').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }

  await blog.locator('.article-link').first().click()
  await expect(blog.getByRole('dialog')).toBeVisible()
  await expect(blog.getByRole('dialog').getByRole('heading').first()).toBeVisible()

  await fillInWords(form)
  await choose(form)
  await agree(form)
  await submit(form)
  await expect(toast(form)).toContainText(thanks)

  expect(watched.flatMap(({ failures }) => failures)).toEqual([])
  for (const [index, { parts }] of watched.entries()) {
    const since = parts.slice(before[index])
    const scripts = since.filter((url) => url.endsWith('.js'))
    expect(scripts.length, 'scripts that were still to come').toBeGreaterThan(0)
    // An article is fetched as it is now, and may bring a picture of today.
    expect(scripts.filter((url) => !url.endsWith('one.js'))).toEqual([])
  }

  // The next page is one of the new release, with files of its own.
  await page.goto(`${site.url}/blog`)
  expect(await release(page)).toBe('two')
  undo(site.link)
  await isLive(page, 'one')
  await page.locator('.article-link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(watched.flatMap(({ failures }) => failures)).toEqual([])
})
