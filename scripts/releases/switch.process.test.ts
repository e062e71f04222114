import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fixtureManifest, writeFixtureBuild } from '../../server/testing/fixture-build.ts'
import {
  endAllServers,
  type ServerProcess,
  startServer,
} from '../../server/testing/server-process.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { until } from '../../server/testing/until.ts'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { addRelease, goLive, undoRelease } from './releases.ts'

afterAll(endAllServers)

/** A small site whose home page, script, picture and service worker all say which release they are of. */
const site =
  (mark: string, manifest: SiteManifest = fixtureManifest) =>
  async (folder: string) => {
    cpSync(writeFixtureBuild(manifest), folder, { recursive: true })
    const client = path.join(folder, 'client')
    const script = path.join(client, `assets/entry-${mark}.js`)
    renameSync(path.join(client, 'assets/entry-abc123.js'), script)
    renameSync(
      path.join(client, 'assets/large-abc123.webp'),
      path.join(client, `assets/large-${mark}.webp`),
    )
    for (const file of ['index.html', 'assets/entry-abc123.js'])
      for (const suffix of ['.br', '.gz']) rmSync(path.join(client, file + suffix))
    writeFileSync(script, `release ${mark}`)
    writeFileSync(path.join(client, 'sw.js'), `release ${mark}`)
    writeFileSync(
      path.join(client, 'index.html'),
      `<!doctype html><p>${mark}</p><script src="/assets/entry-${mark}.js"></script></html>`.padEnd(
        20_000,
      ),
    )
  }

async function serve(mark: string) {
  const link = path.join(temporaryFolder(), 'build')
  const publish = async (next: string, manifest?: SiteManifest) =>
    goLive(link, (await addRelease(link, site(next, manifest))).name)
  const release = await publish(mark)
  const server = await startServer({ BUILD_DIR: link, DATA_DIR: temporaryFolder() })
  return { link, publish, release, server }
}

const textAt = async (server: ServerProcess, address: string) => {
  const answer = await fetch(server.url + address)
  return `${answer.status} ${await answer.text()}`
}
const shows = (server: ServerProcess, mark: string) => async () =>
  (await textAt(server, '/')).includes(`<p>${mark}</p>`)

test('a running server takes the next release, and goes back with it', async () => {
  const { link, publish, server } = await serve('one')
  expect(await textAt(server, '/')).toContain('<p>one</p>')
  await publish('two')
  await until(shows(server, 'two'))
  expect(await textAt(server, '/sw.js')).toBe('200 release two')
  undoRelease(link)
  await until(shows(server, 'one'))
  expect(await textAt(server, '/sw.js')).toBe('200 release one')
  expect(await textAt(server, '/assets/entry-two.js')).toBe('200 release two')
  expect(await server.end('SIGTERM')).toBe(0)
})

test('files of the releases before are served on, kept in memory or not, and nothing else of them', async () => {
  const { publish, server, release } = await serve('one')
  writeFileSync(path.join(release.folder, 'client/withdrawn.pdf'), 'withdrawn')
  for (const mark of ['two', 'three', 'four', 'five', 'six']) await publish(mark)
  await until(shows(server, 'six'))
  expect(await textAt(server, '/assets/entry-one.js')).toBe('200 release one')
  const picture = await fetch(`${server.url}/assets/large-one.webp`)
  expect((await picture.arrayBuffer()).byteLength).toBe(700 * 1024)
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await textAt(server, '/withdrawn.pdf')).toMatch(/^404 /)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('a file of the next release is served from the moment it is live', async () => {
  const { publish, server } = await serve('one')
  for (const mark of ['two', 'three', 'four']) {
    await publish(mark)
    expect(await textAt(server, `/assets/entry-${mark}.js`)).toBe(`200 release ${mark}`)
  }
  expect(await server.end('SIGTERM')).toBe(0)
})

test('load during three switches: no failed answer, and no page with files of another release', async () => {
  const { link, publish, server } = await serve('one')
  const seen = new Map<string, number>()
  const failures: string[] = []
  let isOver = false
  const visitor = async () => {
    while (!isOver) {
      const page = await textAt(server, '/').catch(String)
      const [, mark = ''] = page.match(/^200 .*<p>(\w+)<\/p>/s) ?? []
      const script = page.match(/src="([^"]+)"/)?.[1] ?? ''
      const part = await textAt(server, script).catch(String)
      if (!mark || part !== `200 release ${mark}`) failures.push(`${page.slice(0, 80)} ${part}`)
      const picture = await fetch(`${server.url}/assets/large-${mark}.webp`)
      const bytes = await picture.arrayBuffer().catch(() => null)
      if (picture.status !== 200 || bytes?.byteLength !== 700 * 1024) failures.push('picture')
      seen.set(mark, (seen.get(mark) ?? 0) + 1)
    }
  }
  const visitors = Array.from({ length: 20 }, visitor)
  const isServed = (mark: string, times: number) => until(() => (seen.get(mark) ?? 0) >= times)
  await isServed('one', 50)
  await publish('two')
  await isServed('two', 50)
  await publish('three')
  await isServed('three', 50)
  const counted = seen.get('two') ?? 0
  undoRelease(link)
  await isServed('two', counted + 50)
  isOver = true
  await Promise.all(visitors)
  expect(failures).toEqual([])
  expect(await server.end('SIGTERM')).toBe(0)
})

test.each([
  ['lacks a page', { pages: { '/': { ...fixtureManifest.notFound, file: 'gone.html' } } }],
  ['was built for another address', { siteUrl: 'https://another.test' }],
])('a release that %s is not taken, and the log says why', async (_what, changes) => {
  const { publish, server } = await serve('one')
  await publish('two', { ...fixtureManifest, ...changes })
  await until(() => server.output().includes('"event":"release-not-taken"'))
  expect(await textAt(server, '/')).toContain('<p>one</p>')
  expect(await textAt(server, '/blog')).toMatch(/^200/)
  await publish('three')
  await until(shows(server, 'three'))
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.output().match(/release-not-taken/g)).toHaveLength(1)
})
