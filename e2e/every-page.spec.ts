import type { APIRequestContext, Page } from '@playwright/test'
import type { ListedPage } from '../src/content/listed-page.ts'
import { breadcrumbTrail } from '../src/seo/breadcrumbs.ts'
import { canonicalUrl, shareImagePath } from '../src/seo/page-addresses.ts'
import { fullTitle } from '../src/seo/page-title.ts'
import { footer, group, pages } from './content.ts'
import { openWithinItsWeight, weighingPhone } from './support/page-weight.ts'
import { expectRegulatorsWishes } from './support/regulators-wishes.ts'
import { started } from './support/started.ts'
import { expect, test } from './support/test.ts'

const siteUrl = process.env.SITE_URL ?? group.siteUrl

/** The text between tags, as a reader of view-source finds it. */
const words = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#(x27|39);/g, "'")
    .replace(/\s+/g, ' ')

async function expectHead(page: Page, listed: ListedPage) {
  const { path } = listed
  const { title, description } = listed.titles
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  expect.soft(await page.title()).toBe(fullTitle(title, group.name))
  expect.soft(await content('meta[name=description]')).toBe(description)
  expect.soft(await content('meta[name=robots]')).toContain('max-image-preview:large')
  expect.soft(await content('meta[property="og:title"]')).toContain(title)
  expect.soft(await content('meta[name="twitter:card"]')).toBe('summary_large_image')
  const canonical = page.locator('link[rel=canonical]')
  expect.soft(await canonical.count()).toBe(1)
  expect.soft(await canonical.getAttribute('href')).toBe(canonicalUrl(siteUrl, path))
}

/** Structured data that can be read, and a breadcrumb that says the same. */
async function expectRecords(page: Page, path: string) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = blocks.map((block) => JSON.parse(block))
  for (const thing of things) expect.soft(thing['@context']).toBe('https://schema.org')
  const trail = breadcrumbTrail(path, pages).map(({ name }) => name)
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')
  const listed = (list?.itemListElement ?? []).map((item: { name: string }) => item.name)
  expect.soft(listed).toEqual(trail)
  const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  expect.soft((await shown.allTextContents()).map((text) => text.trim())).toEqual(trail)
}

/** In the tab only the visitor's country, for five minutes, and where a page was scrolled to. */
async function expectNothingKept(page: Page) {
  expect.soft(await page.context().cookies()).toEqual([])
  expect.soft(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect.soft(kept.filter((key) => key !== 'visitor-location')).toEqual([])
}

/** One of the first level, inside main, and no level is skipped. */
async function expectHeadings(page: Page) {
  expect.soft(await page.locator('h1').count()).toBe(1)
  expect.soft(await page.locator('main h1').count()).toBe(1)
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) =>
      all
        .filter((heading) => (heading as HTMLElement).checkVisibility({ visibilityProperty: true }))
        .map((heading) => Number(heading.tagName[1])),
    )
  for (const [index, level] of levels.entries())
    expect.soft(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
}

async function expectSharePicture(request: APIRequestContext, html: string, path: string) {
  const named = ['property="og:image"', 'name="twitter:image"'].map(
    (name) => html.match(new RegExp(`<meta ${name} content="([^"]+)"`))?.[1],
  )
  const picture = siteUrl + shareImagePath(path)
  expect.soft(named).toEqual([picture, picture])
  const response = await request.get(new URL(picture).pathname)
  expect.soft(response.status()).toBe(200)
  expect.soft(response.headers()['content-type']).toBe('image/png')
}

/** Above every footer but that of the emergency page, which is read on bad connections. */
function expectSkyline(html: string, path: string) {
  const foot = html.slice(html.indexOf('<footer'))
  expect.soft(foot.includes(footer.skyline.line)).toBe(!path.startsWith('/emergency-dentist'))
  for (const tag of foot.match(/<img[^>]*>/g) ?? []) expect.soft(tag).toContain('loading="lazy"')
}

test.use(weighingPhone)

for (const listed of pages) {
  const { path } = listed
  test(`${path} is served whole, light and private, says what it is and what it must, and fits into 320 px`, async ({
    page,
    request,
    baseURL,
  }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const html = await response.text()
    // The search panel alone waits to be asked for: nothing else is put together by a script.
    expect.soft(html.split('<template')).toHaveLength(2)
    expect.soft(html).not.toMatch(/\sstyle="/)
    expect.soft(words(html).length).toBeGreaterThan(2500)
    expect.soft(words(html)).toContain(group.name)
    await expectSharePicture(request, html, path)
    expectSkyline(html, path)
    if (path !== '/') {
      const withSlash = await request.get(`${path}/`, { maxRedirects: 0 })
      expect.soft(withSlash.status()).toBe(301)
      expect.soft(withSlash.headers().location).toBe(path)
    }

    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url())
    })
    const notified = page.waitForResponse(/submit-page/)
    await openWithinItsWeight(page, path)
    await expectHead(page, listed)
    await expectRecords(page, path)
    await expectHeadings(page)
    await expectRegulatorsWishes(page)

    await started(page)
    const head = page.locator('head meta, head link:not([rel=prefetch]), head title')
    const inHtml = html.match(/<(meta|link|title)[ >]/g)?.length ?? 0
    expect.soft(await head.count(), 'no second head from a script').toBe(inHtml)

    // Past the notification and the launcher, which come two seconds after the page.
    await notified
    await expect(page.locator('#search-launcher button')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect.soft(elsewhere).toEqual([])
    await expectNothingKept(page)

    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow).toBe(0)
  })
}

test('every inside link of every page leads to a page or a section that exists', async ({
  request,
}) => {
  const ids = new Map<string, Set<string>>()
  const idsOf = async (path: string) => {
    const known = ids.get(path)
    if (known) return known
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    const found = new Set(
      [...(await response.text()).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''),
    )
    ids.set(path, found)
    return found
  }
  for (const { path } of pages) {
    const html = await (await request.get(path)).text()
    const links = [...html.matchAll(/<a\b[^>]*\shref="([/#][^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(10)
    for (const link of new Set(links)) {
      const { pathname, hash } = new URL(link.replaceAll('&amp;', '&'), `${siteUrl}${path}`)
      const targets = await idsOf(pathname)
      if (hash)
        expect(targets, `${path} links to ${pathname}${hash}`).toContain(
          decodeURIComponent(hash.slice(1)),
        )
    }
  }
})

test('every page can be reached by links from home', async ({ request }) => {
  const seen = new Set(['/'])
  for (const path of seen) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/<a[^>]*\shref="(\/[^"#?]*)/g))
      seen.add(href === '/' ? '/' : href)
  }
  const unreachable = pages
    .map(({ path }) => path)
    .filter((path) => !seen.has(path) && path !== '/share')
  expect(unreachable).toEqual([])
})

test('the sitemap lists every page once, dates articles and legal pages, and has no second address', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const wanted = pages.map(({ path }) => path).filter((path) => path !== '/share')
  expect(listed).toEqual(wanted.map((path) => canonicalUrl(siteUrl, path)))
  const datesOf = (path: string) =>
    new RegExp(`<loc>${canonicalUrl(siteUrl, path)}</loc><lastmod>([^<]*)`).exec(xml)?.[1]
  for (const { path, article } of pages)
    if (article) expect(datesOf(path), path).toBe(article.updated ?? article.date)
  expect(datesOf('/privacy-policy')).toMatch(/^\d{4}-\d{2}$/)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('icons and web manifest are served', async ({ request }) => {
  for (const file of [
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
    '/site.webmanifest',
  ]) {
    expect((await request.get(file)).status(), file).toBe(200)
  }
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    'any',
    'maskable',
  ])
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  expect(manifest.name).toBe(group.name)
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
})
