import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { missingPoints } from '../server/testing/observatory.ts'
import {
  believesCountryHeader,
  countryHeader,
  endAllServers,
  type ServerProcess,
  startServer,
} from '../server/testing/server-process.ts'
import { shareYourStory } from './content.ts'
import { agree, choose, fillInWords, submit, thanks, toast } from './support/story-form.ts'
import { expect, test } from './support/test.ts'

/*
 * The same on a machine and on an edge (npm run test:edge): that a whole site is there. What each part does is
 * held elsewhere.
 */
test.describe.configure({ mode: 'default' })

const stories: string[] = []
const owner = createServer(async (request, answer) => {
  stories.push(String(await buffer(request)))
  answer.end()
})
let server: ServerProcess | undefined
let site = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  await new Promise<void>((resolve) => owner.listen(0, '127.0.0.1', resolve))
  const settings = {
    ...believesCountryHeader,
    TESTIMONIAL_DELIVERY: 'webhook',
    TESTIMONIAL_WEBHOOK: `http://127.0.0.1:${(owner.address() as AddressInfo).port}/`,
    DATA_DIR: 'test-results/data',
  }
  const program = process.env.SITE === 'edge' ? 'scripts/edge.ts' : 'server/node.ts'
  server = await startServer(settings, { program })
  site = server.url.replace('127.0.0.1', 'localhost')
})
test.afterAll(async () => {
  owner.close()
  // Asked to, so that the edge's runtime, which the program has started, ends too.
  await server?.end('SIGTERM')
  endAllServers()
})

test('home is shown to a visitor from the United Kingdom, and tells the search engines’ function', async ({
  page,
}) => {
  const told = page.waitForResponse('**/functions/v1/indexnow-submit')
  await page.goto(site)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answer = await told
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ success: true, mode: 'dry-run' })
})

test.describe('elsewhere', () => {
  test.use({ visitorCountry: 'FR' })

  test('the gate is closed', async ({ page }) => {
    await page.goto(site)
    await expect(page.getByRole('alert')).toContainText('Your location: France')
    await expect(page.getByRole('main')).toBeHidden()
  })
})

test.describe('an address that there is not', () => {
  test.use({ expectedComplaints: [/404/] })

  test('is the not-found page with its status', async ({ page }) => {
    expect((await page.goto(`${site}/nope`))?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${site}/`)
  })
})

test('a slash at the end leads to the page without, for good', async ({ request }) => {
  const answer = await request.get(`${site}/blog/?article=1`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/blog?article=1'])
})

test('a story reaches the owner before its writer is thanked', async ({ page }) => {
  // The build of the browser tests has no delivery; the form is told of it here.
  await page.route('**/share-your-story', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(isDelivered&quot;:\[0,)false/, '$1true')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${site}/share-your-story`)
  await fillInWords(page)
  await choose(page)
  await agree(page)
  await submit(page)
  await expect(toast(page)).toContainText(thanks)
  expect(stories).toHaveLength(1)
  expect(JSON.parse(stories[0] ?? '')).toMatchObject({ firstName: 'Amira', consentVideo: true })
  await expect(page.getByLabel(shareYourStory.fields.firstName.label)).toHaveValue('')
})

test('every answer has 130 points by the rules of Mozilla’s Observatory', async ({ request }) => {
  const anybody = { headers: { [countryHeader]: 'XX' }, maxRedirects: 0 }
  for (const address of [
    ...['/', '/blog/', '/nope', '/assets/nope.js', '/healthz', '/api/nope'],
    ...['/api/visitor-location', '/functions/v1/indexnow-submit'],
  ]) {
    const answer = await request.get(site + address, anybody)
    const scanned = { headers: answer.headers(), body: await answer.text() }
    expect(missingPoints(scanned), address).toEqual([])
  }
  const missing = await request.get(`${site}/assets/nope.js`)
  expect(missing.headers()['cache-control']).toBe('no-cache')
  const wrong = await request.delete(`${site}/nope`)
  expect([wrong.status(), wrong.headers().allow]).toEqual([405, 'GET, HEAD'])
})

test('the search opens from its button', async ({ page }) => {
  await page.goto(`${site}/complaints`)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toHaveAccessibleName(await panel.getByRole('heading').first().innerText())
  await expect(panel.getByLabel('Your question')).toBeVisible()
})
