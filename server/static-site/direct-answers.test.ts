import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from '../http/http-server.ts'
import { policySettings } from '../security/policy-settings.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { scan } from '../testing/scan.ts'
import { createTestSite } from '../testing/test-app.ts'
import { testDependencies } from '../testing/test-dependencies.ts'

const servers: Server[] = []
const urls = { short: '', long: '' }
let directCount = 0

beforeAll(async () => {
  const dependencies = testDependencies()
  const { settings, manifest, log } = dependencies
  const headers = securityHeaders(policySettings(settings, manifest))
  const { app, direct } = createTestSite(dependencies)
  const listen = async (server: Server) => {
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const counted: typeof direct = (incoming, outgoing) => {
    const isAnswered = direct(incoming, outgoing)
    if (isAnswered) directCount++
    return isAnswered
  }
  urls.short = await listen(createHttpServer({ app, direct: counted, headers, log }))
  urls.long = await listen(createHttpServer({ app, direct: () => false, headers, log }))
})
afterAll(() => {
  for (const server of servers) server.close()
})

const header = (name: string, values: string[]) =>
  fc.option(
    fc.constantFrom(...values).map((value) => `${name}: ${value}\r\n`),
    { nil: '' },
  )

const request = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
    fc.constantFrom(
      ...['/', '/blog', '/blog/', '/nope', '/sw.js', '/healthz', '/assets/entry-abc123.js'],
      ...['/assets/hero-abc123.avif', '/assets/large-abc123.webp', '/%62log', '//', '/api/nope'],
    ),
    fc.constantFrom('', '?a=b', '?'),
    fc.constantFrom('localhost', 'dental.test:443', '[::1]:3000', 'a b', '', 'under_score'),
    header('Accept-Encoding', ['br', 'gzip', 'br;q=0, gzip', 'identity', '*', ';;']),
    header('If-None-Match', ['*', '"x"', 'W/"x"']),
    header('Range', ['bytes=0-9', 'bytes=-5', 'bytes=99999999-', 'bytes=5-1', 'lines=1-2']),
    header('If-Range', ['"x"']),
  )
  .map(
    ([method, path, query, host, ...headers]) =>
      `${method} ${path}${query} HTTP/1.1\r\nHost: ${host}\r\n${headers.join('')}`,
  )
const closing = 'Connection: close\r\n\r\n'
/** Ends a connection that would be kept, and shows that the answer before it was whole. */
const another = `\r\nGET /nope HTTP/1.1\r\nHost: localhost\r\n${closing}`

test.each([
  ['a connection that ends with it', closing],
  ['a connection that is kept', another],
])('whatever takes the short way is answered as the app would: %s', async (_what, end) => {
  const answerOf = async (url: string, text: string) => {
    const { headers, body, status } = await scan(url, text)
    // Of a connection that is kept, Node's own answers say so, and ours say nothing.
    const { date, connection: _, 'keep-alive': __, ...rest } = headers
    expect(Math.abs(Date.parse(date ?? '') - Date.now())).toBeLessThan(5000)
    return { status, headers: rest, body: body.replace(/^date: .*/gim, '') }
  }
  directCount = 0
  await fc.assert(
    fc.asyncProperty(request, async (head) => {
      const text = head + end
      expect(await answerOf(urls.short, text)).toEqual(await answerOf(urls.long, text))
    }),
    { numRuns: 300 },
  )
  expect(directCount).toBeGreaterThan(20)
})
