import type { Page } from '@playwright/test'
import { longDate } from '../src/lib/dates.ts'
import {
  articles,
  lastHeading,
  longArticle,
  longArticleHeadings,
  shortArticle,
} from './support/articles.ts'
import { expect, test } from './support/test.ts'

const { title: routine, id } = longArticle
const other = articles.find((article) => article !== longArticle) ?? longArticle
const firstWords = longArticle.excerpt.slice(0, 35)

/** Until scripts have taken over, a link loads the page anew: right for visitors, not for these tests. */
async function openBlog(page: Page) {
  await page.goto('/blog')
  await page.locator('dialog.article-dialog').waitFor({ state: 'attached' })
}

const readLink = (title: string) => ({ name: `Read Full Article: ${title}` })

test('a card opens the whole article, and its address can be shared', { tag: '@engines' }, async ({
  page,
}) => {
  await openBlog(page)
  await page.getByRole('article').filter({ hasText: routine }).click()
  const dialog = page.getByRole('dialog', { name: routine })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`/blog?article=${id}`)
  await expect(dialog.getByText(longDate(longArticle.date), { exact: true })).toBeVisible()
  await expect(dialog.getByText(longArticle.author)).toBeVisible()
  await expect(dialog.getByText(longArticle.category, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('img', { name: longArticle.image.alt })).toBeVisible()
  await expect(
    dialog.getByRole('heading', { name: longArticleHeadings[1] ?? lastHeading, level: 3 }),
  ).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/)

  const visitor = await page.context().newPage()
  await visitor.route('**/api/visitor-location', (route) =>
    route.fulfill({ json: { country_code: 'GB', country_name: 'United Kingdom' } }),
  )
  await visitor.goto(page.url())
  await expect(visitor.getByRole('dialog', { name: routine })).toBeVisible()
})

test('an article without a body shows its excerpt', async ({ page }) => {
  if (!shortArticle) return test.skip(true, 'every article has a body')
  await page.goto(`/blog?article=${shortArticle.id}`)
  const dialog = page.getByRole('dialog', { name: shortArticle.title })
  await expect(dialog.getByText(longDate(shortArticle.date), { exact: true })).toBeVisible()
  await expect(dialog.getByText(shortArticle.excerpt)).toBeVisible()
})

test('back, Escape, the button and the backdrop close the article, and the focus comes back', {
  tag: '@engines',
}, async ({ page }) => {
  await openBlog(page)
  const link = page.getByRole('link', readLink(other.title))
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close article' }).click(),
    () => page.mouse.click(8, 400),
  ]) {
    await link.focus()
    const scrolled = await page.evaluate(() => Math.round(scrollY))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: other.title })).toBeVisible()
    await close()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(scrolled)
  }
  await page.goForward()
  await expect(page.getByRole('dialog', { name: other.title })).toBeVisible()
})

test('bodies are fetched on opening, and once', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/articles/')) fetched.push(pathname)
  })
  await openBlog(page)
  for (let visit = 0; visit < 2; visit++) {
    await page.getByRole('link', readLink(routine)).click()
    await expect(page.getByRole('heading', { name: lastHeading })).toBeAttached()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  expect(fetched).toEqual([`/articles/${id}.json`])
})

test('an address of no article says kindly that there is none', async ({ page }) => {
  await page.goto('/blog?article=%3Cscript%3E')
  const dialog = page.getByRole('dialog', { name: 'We could not find this article' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'See all articles' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/blog$/)
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] })

  test('the excerpt is shown, and a retry brings the article', async ({ page }) => {
    await page.route(`**/articles/${id}.json`, (route) => route.abort())
    await page.goto(`/blog?article=${id}`)
    const dialog = page.getByRole('dialog', { name: routine })
    await expect(dialog.getByRole('alert')).toContainText('The article could not be loaded')
    await expect(dialog.getByText(firstWords)).toBeVisible()
    await page.unroute(`**/articles/${id}.json`)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('heading', { name: lastHeading })).toBeAttached()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })
})

test('an open article is printed whole, and nothing of the page behind it', async ({ page }) => {
  await page.goto(`/blog?article=${id}`)
  await expect(page.getByRole('heading', { name: lastHeading })).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const dialog = page.locator('dialog[open]')
  const hidden = await dialog.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
  for (const part of longArticleHeadings) await expect(dialog.getByText(part).first()).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await expect(page.locator('main h1')).toBeHidden()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a card leads to the page of its article', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByText(firstWords)).toBeVisible()
    await page.getByRole('link', readLink(routine)).click()
    await expect(page).toHaveURL(new RegExp(`${longArticle.path}$`))
    await expect(page.getByRole('heading', { name: lastHeading })).toBeVisible()
  })

  test('a card whose excerpt is all there is leads nowhere', async ({ page }) => {
    const short = articles.find(({ path }) => path === null)
    test.skip(!short, 'every article has a text')
    await page.goto('/blog')
    await expect(page.getByRole('link', readLink(short?.title ?? ''))).toBeHidden()
  })
})
