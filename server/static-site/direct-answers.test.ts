import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from '../http/http-server.ts'
import { policySettings } from '../security/content-security-policy.ts'
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

/** Sent after the first request: ends its connection, and shows that the answer to it was whole. */
const another = 'GET /nope HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

const request = (versions: string[], next: string) =>
  fc
    .tuple(
      fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
      fc.constantFrom(
        ...['/', '/blog', '/blog/', '/nope', '/sw.js', '/healthz', '/assets/entry-abc123.js'],
        ...['/assets/hero-abc123.avif', '/assets/large-abc123.webp', '/%62log', '//', '/api/nope'],
      ),
      fc.constantFrom('', '?a=b', '?'),
      fc.constantFrom(...versions),
      fc.constantFrom('localhost', 'dental.test:443', '[::1]:3000', 'a b', '', 'under_score'),
      header('Accept-Encoding', ['br', 'gzip', 'br;q=0, gzip', 'identity', '*', ';;']),
      header('If-None-Match', ['*', '"x"', 'W/"x"']),
      header('Range', ['bytes=0-9', 'bytes=-5', 'bytes=99999999-', 'bytes=5-1', 'lines=1-2']),
      header('If-Range', ['"x"']),
      fc.constantFrom('\r\n', '\r\n', 'Content-Length: 2\r\n\r\nab'),
    )
    .map(
      ([method, path, query, version, host, ...rest]) =>
        `${method} ${path}${query} ${version}\r\nHost: ${host}\r\n${rest.join('')}${next}`,
    )

test.each([
  {
    what: 'a connection that ends with it',
    requests: request(['HTTP/1.1\r\nConnection: close', 'HTTP/1.0'], ''),
  },
  {
    what: 'a connection that is kept',
    requests: request(['HTTP/1.1', 'HTTP/1.0\r\nConnection: keep-alive'], another),
  },
])(
  'whatever takes the short way is answered as the app would: $what',
  async ({ requests }) => {
    const answerOf = async (url: string, text: string) => {
      const { headers, body, status } = await scan(url, text)
      const { date, 'x-request-id': _id, ...rest } = headers
      expect(Math.abs(Date.parse(date ?? '') - Date.now())).toBeLessThan(5000)
      return { status, headers: rest, body: body.replace(/^(date|x-request-id): .*\r\n/gim, '') }
    }
    directCount = 0
    await fc.assert(
      fc.asyncProperty(requests, async (text) => {
        expect(await answerOf(urls.short, text)).toEqual(await answerOf(urls.long, text))
      }),
      { numRuns: 300 },
    )
    expect(directCount).toBeGreaterThan(20)
  },
  60_000,
)
