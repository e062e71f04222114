import { afterAll, expect, test } from 'vitest'
import type { PageRecord } from '../shared/site-manifest.ts'
import { fixtureManifest, writeFixtureBuild } from './testing/fixture-build.ts'
import { indexNowServer, viewPage } from './testing/indexnow-server.ts'
import { startPostgres } from './testing/postgres.ts'
import { endAllServers, type ServerProcess, startServer } from './testing/server-process.ts'

const postgres = await startPostgres()
const searchEngine = await indexNowServer()
afterAll(() => {
  endAllServers()
  searchEngine.close()
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
    const { url } = servers[view % 2] as ServerProcess
    expect((await viewPage(url, '/blog', `81.2.69.${view}`)).status).toBe(200)
  }
  expect(searchEngine.urls).toEqual(['https://dental.test/blog', 'https://dental.test/blog'])
})
