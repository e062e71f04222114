import { group } from '../content/group.ts'
import { pageMeta } from '../content/page-meta.ts'
import { breadcrumbTrail } from '../src/seo/breadcrumb-trail.ts'
import { canonicalUrl } from '../src/seo/canonical.ts'
import { shareImagePath } from '../src/seo/share-image.ts'
import { pages } from './support/pages.ts'
import { started } from './support/started.ts'
import { expect, test } from './support/test.ts'

const siteUrl = process.env.SITE_URL ?? group.siteUrl

/** The text between tags, as a reader of view-source finds it. */
const words = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')

for (const { path } of pages) {
  test.describe(path, () => {
    test('is served whole, as HTML, with status 200', async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).not.toContain('<template')
      expect(html).not.toMatch(/\sstyle="/)
      expect(words(html).length).toBeGreaterThan(2500)
      expect(words(html)).toContain(group.name)
    })

    test('says what it is in its head', async ({ page }) => {
      await page.goto(path)
      const { title, description } = pageMeta[path]
      await expect(page).toHaveTitle(`${title} | ${group.name}`)
      const content = (selector: string) => page.locator(selector).getAttribute('content')
      expect(await content('meta[name=description]')).toBe(description)
      expect(await content('meta[name=robots]')).toContain('max-image-preview:large')
      expect(await content('meta[property="og:title"]')).toContain(title)
      expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image')
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveCount(1)
      expect(await canonical.getAttribute('href')).toBe(canonicalUrl(siteUrl, path))
    })

    test('names its own share picture, which is there', async ({ request }) => {
      const html = await (await request.get(path)).text()
      const named = ['property="og:image"', 'name="twitter:image"'].map(
        (name) => html.match(new RegExp(`<meta ${name} content="([^"]+)"`))?.[1],
      )
      const picture = siteUrl + shareImagePath(path)
      expect(named).toEqual([picture, picture])
      const response = await request.get(new URL(picture).pathname)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe('image/png')
    })

    test('is given no second head by its script', async ({ page }) => {
      const served = await (await page.request.get(path)).text()
      await page.goto(path)
      await started(page)
      const head = page.locator('head meta, head link:not([rel=prefetch]), head title')
      await expect(head).toHaveCount(served.match(/<(meta|link|title)[ >]/g)?.length ?? 0)
    })

    test('has structured data that can be read, and a breadcrumb that says the same', async ({
      page,
    }) => {
      await page.goto(path)
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
      const things = blocks.map((block) => JSON.parse(block))
      for (const thing of things) expect(thing['@context']).toBe('https://schema.org')
      const trail = breadcrumbTrail(path)
      const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')
      expect((list?.itemListElement ?? []).map((item: { name: string }) => item.name)).toEqual(
        trail.map(({ name }) => name),
      )
      const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
      expect((await shown.allTextContents()).map((text) => text.trim())).toEqual(
        trail.map(({ name }) => name),
      )
    })

    test('has one first-level heading, inside main, and no level is skipped', async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('main h1')).toHaveCount(1)
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((all) =>
          all
            .filter((heading) =>
              (heading as HTMLElement).checkVisibility({ visibilityProperty: true }),
            )
            .map((heading) => Number(heading.tagName[1])),
        )
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
    })

    test('runs its scripts without a complaint and scrolls only downwards at 320 px', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })

    test('with a trailing slash moves permanently', async ({ request }) => {
      if (path === '/') return
      const response = await request.get(`${path}/`, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(path)
    })
  })
}

test('every inside link of every page leads to a page or a section that exists', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
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
    await page.goto(path, { waitUntil: 'commit' })
    const links = await page
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    for (const link of new Set(links)) {
      const { pathname, hash } = new URL(link)
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

test('the sitemap lists every page with a date', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  for (const { path } of pages) expect(xml).toContain(`<loc>${canonicalUrl(siteUrl, path)}</loc>`)
  expect(xml.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)).toHaveLength(pages.length)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('icons and web manifest are served', async ({ request }) => {
  for (const file of [
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/site.webmanifest',
  ]) {
    expect((await request.get(file)).status(), file).toBe(200)
  }
})
