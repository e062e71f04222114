import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { publishSite, whatIsLive } from './publish.ts'
import { publish } from './releases.ts'

const build =
  (siteUrl: string, siteUrlIsPlaceholder = false) =>
  async (folder: string) => {
    mkdirSync(path.join(folder, 'client/assets'), { recursive: true })
    const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
    write('client/index.html', siteUrl)
    write('client/404.html', '')
    write('client/sitemap.xml', `<loc>${siteUrl}/</loc>`)
    write('site-manifest.json', JSON.stringify({ siteUrl, siteUrlIsPlaceholder }))
  }

let link: string
/** What the server of this computer says that it shows. */
let shown: string
const server = createServer((_, answer) => answer.end(JSON.stringify({ build: shown })))
beforeEach(async () => {
  link = path.join(temporaryFolder(), 'build')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port))
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.close()
})

const publishFor = (...words: Parameters<typeof build>) =>
  publishSite(link, () => {}, build(...words))
const served = () => readFileSync(path.join(link, 'client/index.html'), 'utf8')

test('says since when it is live once the server shows it, and only then', async () => {
  shown = await publish(link, build('https://dental.test'))
  expect(await whatIsLive(link)).toMatch(/^Live since [A-Z]\w+ \d+ [A-Z]\w+, \d\d:\d\d$/)
  shown = 'another'
  expect(await whatIsLive(link)).toContain('shows another release')
  server.close()
  expect(await whatIsLive(link)).toMatch(/^Published on .* No server is running/)
})

test('is refused when the server shows another folder', async () => {
  await publish(link, build('https://dental.test'))
  shown = 'another'
  await expect(publishFor('https://dental.test')).rejects.toThrow('the same BUILD_DIR')
})

test('is refused when the pages would name another address, but for the first real one', async () => {
  shown = await publish(link, build('https://sample.example', true))
  await publishFor('https://dental.test')
  shown = JSON.parse(readFileSync(path.join(link, 'site-manifest.json'), 'utf8')).build
  await expect(publishFor('https://sample.example', true)).rejects.toThrow('the same SITE_URL')
  vi.stubEnv('SITE_URL', 'https://moved.test/')
  await expect(publishFor('https://dental.test')).rejects.toThrow('build them with that SITE_URL')
  expect(served()).toBe('https://dental.test')
})
