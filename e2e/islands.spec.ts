import type { Page } from '@playwright/test'
import { team } from './content.ts'
import { carousels } from './support/carousels.ts'
import { expect, test } from './support/test.ts'

const sections = [
  'home',
  'about',
  'statements',
  'services',
  'team',
  'transformations',
  'videos',
  'reviews',
  'booking',
  'contact',
  'locations',
  'nhs',
  'faq',
]
const firstOfTeam = team[0]?.name ?? ''
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const headingOf = (page: Page, id: string) => page.locator(`#${id} h2`).first()

test.use({ viewport: { width: 1440, height: 900 } })

test('the served HTML holds every section, in order, without style attributes', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const places = sections.map((id) => html.indexOf(`<section id="${id}"`))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(html).not.toMatch(/<[a-z][^>]* style="/)
  for (const { count } of Object.values(carousels))
    expect(html).toContain(`aria-label="${count} of ${count}"`)
})

test('React is asked for when an island comes near, not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const islandScripts = () => asked.filter((url) => /\/assets\/(carousel|client)\b.*\.js/.test(url))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(islandScripts()).toEqual([])
  await page.locator('#services').scrollIntoViewIfNeeded()
  await expect.poll(() => islandScripts().length).toBeGreaterThan(1)
})

test.describe('when a script cannot be had', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR_FAILED|could not be loaded/] })

  test('its section stays readable and nothing else is hurt', async ({ page }) => {
    await page.route(/\/assets\/carousel\b.*\.js/, (route) => route.abort())
    await page.goto('/')
    await page.locator('#team').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: firstOfTeam })).toBeVisible()
    await mainLink(page, 'Contact').click()
    await expect(page).toHaveURL('/#contact')
    await expect(headingOf(page, 'contact')).toBeInViewport()
    await expect(page.getByRole('heading', { name: firstOfTeam })).toBeVisible()
  })
})
