import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { pageRecord } from '../build/page-record.ts'
import { checkRelease } from './check-release.ts'

let folder: string
const inClient = (file: string) => path.join(folder, 'client', file)
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(inClient(file)), { recursive: true })
  writeFileSync(inClient(file), content)
}

beforeEach(async () => {
  folder = temporaryFolder()
  write(
    'index.html',
    '<html><script>go()</script><script src="/assets/page.a1.js"></script></html>\n',
  )
  write('404.html', '<html>Not found</html>')
  write('assets/page.a1.js', 'import("./island.b2.js")')
  write('assets/island.b2.js', 'fetch("/assets/photo.c3_d4.avif")')
  write('assets/photo.c3_d4.avif', 'a photo')
  for (const file of ['sw.js', 'sitemap.xml', 'robots.txt', 'favicon.ico']) write(file, 'x')
  const manifest = {
    siteUrl: 'https://dental.test',
    siteUrlIsPlaceholder: false,
    practiceHosts: [],
    pages: { '/': await pageRecord(path.join(folder, 'client'), 'index.html') },
    notFound: await pageRecord(path.join(folder, 'client'), '404.html'),
  }
  writeFileSync(path.join(folder, 'site-manifest.json'), JSON.stringify(manifest))
})

test('a whole release may go live', async () => {
  expect(await checkRelease(folder)).toEqual([])
})

test.each([
  ['sw.js', 'sw.js is missing'],
  ['404.html', '404.html is missing'],
  ['assets/page.a1.js', 'assets/page.a1.js is missing; index.html needs it'],
  ['assets/island.b2.js', 'assets/island.b2.js is missing; assets/page.a1.js needs it'],
  ['assets/photo.c3_d4.avif', 'assets/photo.c3_d4.avif is missing; assets/island.b2.js needs it'],
])('without %s it may not', async (file, problem) => {
  rmSync(inClient(file))
  expect(await checkRelease(folder)).toEqual([problem])
})

test('nor with a page that is cut off', async () => {
  write('index.html', '<html><script>go()</script>')
  expect(await checkRelease(folder)).toEqual(['index.html is cut off'])
})

test('nor with a page whose inline script the policy would block', async () => {
  write('index.html', '<html><script>other()</script></html>')
  expect(await checkRelease(folder)).toEqual([
    'index.html is not the page that site-manifest.json tells of',
  ])
})

test('nor without a manifest', async () => {
  rmSync(path.join(folder, 'site-manifest.json'))
  expect((await checkRelease(folder)).join()).toContain('site-manifest.json cannot be read')
})
