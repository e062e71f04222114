import { describe, expect, test } from 'vitest'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import type { PageRecord } from '../../shared/site-manifest.ts'
import { fixtureManifest } from '../testing/fixture-build.ts'
import { indexNowStandIn } from '../testing/indexnow-stand-in.ts'
import { homePage, indexNowKey, setUpIndexNow } from '../testing/set-up-indexnow.ts'

const secret = 'known to the owner alone'

describe('a submission', () => {
  test('goes to the search engine with key and key file', async () => {
    const { post, standIn } = setUpIndexNow()
    const answer = await post({ urls: ['https://dental.test/blog'], host: 'dental.test' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      success: true,
      mode: 'live',
      submitted: 1,
      heldBack: 0,
      ignored: 0,
    })
    expect(standIn.received).toEqual([
      {
        host: 'dental.test',
        key: indexNowKey,
        keyLocation: `https://dental.test/${indexNowKey}.txt`,
        urlList: ['https://dental.test/blog'],
      },
    ])
  })

  test('the key file is served at the root', async () => {
    const answer = await setUpIndexNow().app.request(`/${indexNowKey}.txt`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toBe(indexNowKey)
  })

  test('addresses of one page count once, under its canonical name', async () => {
    const { post, standIn } = setUpIndexNow()
    const urls = ['', '/', '/?utm=1', '/#team', '/blog/', '/blog?article=1'].map(
      (rest) => `https://dental.test${rest}`,
    )
    expect(await (await post({ urls, host: 'dental.test' })).json()).toMatchObject({ submitted: 2 })
    expect(standIn.urls).toEqual(['https://dental.test', 'https://dental.test/blog'])
  })

  test('an address that is no page is left out', async () => {
    const { post, standIn } = setUpIndexNow()
    const urls = ['https://dental.test/nope', 'https://dental.test/__proto__']
    expect(await (await post({ urls, host: 'dental.test' })).json()).toMatchObject({
      success: true,
      submitted: 0,
      ignored: 2,
    })
    expect(standIn.received).toEqual([])
  })

  test('the sitemap may be announced too, and practice sites by the owner', async () => {
    const { post, standIn } = setUpIndexNow(undefined, { INDEXNOW_SECRET: secret })
    await post({ urls: ['https://dental.test/sitemap.xml'], host: 'dental.test' })
    const practice = { urls: ['https://leeds.portal.test/sitemap.xml'], host: 'leeds.portal.test' }
    const owner = { apikey: defaultPublicAnonKey, 'x-indexnow-secret': secret }
    await post(practice, owner)
    await post(practice, owner)
    expect(standIn.urls).toEqual([
      'https://dental.test/sitemap.xml',
      'https://leeds.portal.test/sitemap.xml',
    ])
    expect(standIn.received[1]?.keyLocation).toBe(`https://leeds.portal.test/${indexNowKey}.txt`)
  })
})

describe('invented pages of a practice site', () => {
  const invented = (batch: number) => ({
    urls: Array.from({ length: 500 }, (_, index) => `https://leeds.portal.test/${batch}/${index}`),
    host: 'leeds.portal.test',
  })
  const real = { urls: ['https://leeds.portal.test'], host: 'leeds.portal.test' }

  test.each([
    ['without the secret', { INDEXNOW_SECRET: secret }, {}],
    ['with a wrong one', { INDEXNOW_SECRET: secret }, { 'x-indexnow-secret': `${secret}!` }],
    ['when none is set', {}, { 'x-indexnow-secret': '' }],
  ])('%s are acknowledged and ignored, which the answer says', async (_how, settings, headers) => {
    const { post, standIn } = setUpIndexNow(undefined, settings)
    const answer = await post(invented(0), { apikey: defaultPublicAnonKey, ...headers })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      success: true,
      submitted: 0,
      ignored: 500,
      note: expect.stringContaining('by the owner only'),
    })
    expect(standIn.received).toEqual([])
  })

  test('do not keep the real ones from being announced', async () => {
    const { post, standIn } = setUpIndexNow(undefined, { INDEXNOW_SECRET: secret })
    for (let batch = 0; batch < 23; batch++) await post(invented(batch))
    await post(real, { apikey: defaultPublicAnonKey, 'x-indexnow-secret': secret })
    expect(standIn.urls.map((url) => new URL(url).href)).toEqual(['https://leeds.portal.test/'])
  })
})

describe('the ledger', () => {
  test('many page views send each page once', async () => {
    const { post, standIn } = setUpIndexNow()
    const pages = ['', '/blog', '/services/dental-implants'].map((p) => `https://dental.test${p}`)
    for (let round = 0; round < 200; round++) {
      const views = pages.map((url) => post({ urls: [url], host: 'dental.test' }))
      for (const view of await Promise.all(views)) expect(view.status).toBe(200)
    }
    expect(standIn.urls.toSorted()).toEqual(pages.toSorted())
  })

  test('views of the same page at the same moment are one submission', async () => {
    const { post, standIn } = setUpIndexNow()
    const views = await Promise.all(Array.from({ length: 100 }, () => post(homePage)))
    expect(views.every(({ status }) => status === 200)).toBe(true)
    expect(standIn.urls).toEqual(['https://dental.test'])
  })

  test('a new release sends the pages that changed and no others', async () => {
    const first = setUpIndexNow()
    const urls = ['https://dental.test', 'https://dental.test/blog']
    await first.post({ urls, host: 'dental.test' })
    const blog = { ...(fixtureManifest.pages['/blog'] as PageRecord), contentHash: 'blog2' }
    const manifest = { ...fixtureManifest, pages: { ...fixtureManifest.pages, '/blog': blog } }
    const { store, fetch } = first.dependencies
    const next = setUpIndexNow(undefined, {}, { manifest, store, fetch })
    await next.post({ urls, host: 'dental.test' })
    expect(first.standIn.received[1]?.urlList).toEqual(['https://dental.test/blog'])
  })
})

describe('without a key or a real address', () => {
  test.each([
    ['no key', { INDEXNOW_KEY: '' }, {}],
    ['the placeholder address', {}, { siteUrlIsPlaceholder: true }],
  ])('%s: recorded, not sent', async (_why, environment, changes) => {
    const manifest = { ...fixtureManifest, ...changes }
    const { post, standIn } = setUpIndexNow(indexNowStandIn(), environment, { manifest })
    expect(await (await post(homePage)).json()).toMatchObject({
      success: true,
      mode: 'dry-run',
      submitted: 1,
    })
    expect(await (await post(homePage)).json()).toMatchObject({ submitted: 0, heldBack: 1 })
    expect(standIn.received).toEqual([])
  })

  test('what was only recorded is sent once there is a key', async () => {
    const dry = setUpIndexNow(indexNowStandIn(), { INDEXNOW_KEY: '' })
    await dry.post(homePage)
    const { store } = dry.dependencies
    const live = setUpIndexNow(indexNowStandIn(), {}, { store })
    await live.post(homePage)
    expect(live.standIn.urls).toEqual(['https://dental.test'])
  })
})
