import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deadLinks } from './dead-links.ts'

let server: Server
let base: string
const asked: string[] = []

beforeAll(async () => {
  server = createServer(({ method, url = '/' }, response) => {
    asked.push(`${method} ${url}`)
    if (url === '/silent') return
    if (url === '/moved') response.setHeader('Location', '/there')
    response.statusCode = statusOf(url, method)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function statusOf(url: string, method?: string) {
  if (url === '/moved') return 302
  if (url === '/gone') return 410
  if (url === '/no-head') return method === 'HEAD' ? 501 : 200
  if (url === '/no-robots') return 403
  return 200
}

/** Patient, except where nobody answers: the machine may be busy. */
const dead = (links: object, body = '', timeLimitMs = 20_000) =>
  deadLinks(
    {
      entries: [{ file: 'content/practices/leeds.yaml', data: links }],
      documents: [{ file: 'content/pages/complaints.md', fields: {}, body }],
      pictures: [],
      sampleArt: new Set(),
    },
    { timeLimitMs },
  )

test('links that answer, move, or answer people only are in order', async () => {
  const links = ['/there', '/moved', '/no-head', '/no-robots'].map((path) => base + path)
  expect(await dead({ links })).toEqual([])
})

test('a page that is gone, a server that is not there and one that keeps silent are told apart', async () => {
  const findings = await dead(
    { portalUrl: `${base}/gone`, website: 'http://127.0.0.1:1/' },
    `See [the board](${base}/silent).`,
    1000,
  )
  expect(findings).toEqual([
    {
      kind: 'links',
      file: 'content/pages/complaints.md',
      field: `See [the board](${base}/silent).`,
      note: `no answer in 1 s: ${base}/silent`,
    },
    {
      kind: 'links',
      file: 'content/practices/leeds.yaml',
      field: 'portalUrl',
      note: `answers 410: ${base}/gone`,
    },
    {
      kind: 'links',
      file: 'content/practices/leeds.yaml',
      field: 'website',
      note: 'cannot be reached: http://127.0.0.1:1/',
    },
  ])
})

test('a link that stands in several places is asked once, with HEAD alone if that answers', async () => {
  asked.length = 0
  await dead({ a: `${base}/once`, b: `${base}/once` }, `${base}/once`)
  expect(asked).toEqual(['HEAD /once'])
})

test('placeholders and hosts that are only looked up are not asked', async () => {
  asked.length = 0
  await dead({ portalUrl: 'https://portal.example/x', analyticsHosts: [`${base}/host`] })
  expect(asked).toEqual([])
})
