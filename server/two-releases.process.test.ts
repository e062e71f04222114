import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { defaultPublicAnonKey } from '../shared/backend.ts'
import type { PageRecord } from '../shared/site-manifest.ts'
import { fixtureManifest, writeFixtureBuild } from './testing/fixture-build.ts'
import { indexNowServer } from './testing/indexnow-server.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { endAllServers, startServer } from './testing/server-process.ts'

vi.setConfig({ testTimeout: 60_000 })

let postgres: TestPostgres | null = null
let searchEngine: Awaited<ReturnType<typeof indexNowServer>>

beforeAll(async () => {
  postgres = await startPostgres()
  searchEngine = await indexNowServer()
}, 60_000)
afterAll(async () => {
  endAllServers()
  searchEngine.close()
  await postgres?.stop()
})

test('two releases on one PostgreSQL announce a page once each, not at every view', async ({
  skip,
}) => {
  if (postgres === null) return skip('no PostgreSQL server here')
  const blog = { ...(fixtureManifest.pages['/blog'] as PageRecord), contentHash: 'blog2' }
  const next = { ...fixtureManifest, pages: { ...fixtureManifest.pages, '/blog': blog } }
  const environment = {
    DATABASE_URL: postgres.url,
    TRUSTED_PROXIES: '127.0.0.1',
    INDEXNOW_KEY: 'abcdef0123456789',
    INDEXNOW_ENDPOINT: searchEngine.endpoint,
  }
  const servers = await Promise.all(
    [fixtureManifest, next].map((manifest) =>
      startServer({ ...environment, BUILD_DIR: writeFixtureBuild(manifest) }),
    ),
  )
  for (let view = 0; view < 100; view++) {
    const answer = await fetch(`${servers[view % 2]?.url}/functions/v1/indexnow-submit`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: defaultPublicAnonKey,
        'x-forwarded-for': `81.2.69.${view}`,
      },
      body: JSON.stringify({ urls: ['https://dental.test/blog'], host: 'dental.test' }),
    })
    expect(answer.status).toBe(200)
  }
  expect(searchEngine.urls).toEqual(['https://dental.test/blog', 'https://dental.test/blog'])
})
