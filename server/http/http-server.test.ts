import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import { policySettings } from '../security/content-security-policy.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { createTestSite } from '../testing/test-app.ts'
import { testDependencies } from '../testing/test-dependencies.ts'
import { createHttpServer } from './http-server.ts'

const dependencies = testDependencies()
let server: Server
let port: number

/** What goes wrong where nobody thought of it. */
const mishaps: Record<string, (outgoing: ServerResponse) => boolean> = {
  '/throws': () => {
    throw new Error('jane')
  },
  '/throws-no-error': () => {
    throw 'jane'
  },
  '/throws-after-the-head': (outgoing) => {
    outgoing.writeHead(200, { 'content-length': '100' })
    outgoing.write('a part')
    throw new Error('jane')
  },
  '/writes-after-the-end': (outgoing) => {
    outgoing.end('whole')
    outgoing.write('more')
    return true
  },
}

beforeAll(async () => {
  const { settings, manifest, log } = dependencies
  const headers = securityHeaders(policySettings(settings, manifest))
  const { app, direct } = createTestSite(dependencies)
  const fetch = app.fetch
  Object.assign(app, {
    fetch: (...args: Parameters<typeof fetch>) => {
      if (args[0].url.endsWith('/app-throws')) throw new Error('jane')
      if (args[0].url.endsWith('/app-rejects')) return Promise.reject('jane')
      return fetch(...args)
    },
  })
  server = createHttpServer({
    app,
    direct: (incoming, outgoing) =>
      mishaps[incoming.url ?? '']?.(outgoing) ?? direct(incoming, outgoing),
    headers,
    log,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Byte for byte, as no well-behaved client would send it. */
function exchange(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })
}
const get = (path: string, headers = 'Host: localhost\r\n') =>
  exchange(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
const statusOf = (answer: string) => Number(answer.split(' ')[1])

describe('over a real connection', () => {
  test.each([
    ['a page', '/blog', 200],
    ['a path that climbs', '/../../../../etc/passwd', 404],
    ['an encoded path that climbs', '/%2e%2e/%2e%2e/etc/passwd', 404],
    ['a doubly encoded path that climbs', '/%252e%252e/%252e%252e/etc/passwd', 404],
    ['backslashes', '/..\\..\\etc\\passwd', 400],
    ['a null byte', '/blog%00', 400],
    ['bad percent-encoding', '/%E0%A4%A', 400],
    ['an overlong path', `/${'a'.repeat(5000)}`, 414],
    ['an off-site redirect', '//evil.test/', 404],
    ['an absolute address', 'http://evil.test/blog', 200],
  ])('%s is answered', async (_what, path, status) => {
    const answer = await get(path)
    expect(statusOf(answer)).toBe(status)
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    expect(answer).not.toMatch(/root:|node_modules|location:/i)
  })

  test.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', 400],
    ['headers too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length and chunks, as smugglers send',
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
  ])('%s is refused shortly, with the security headers', async (_what, request, status) => {
    const answer = await exchange(request)
    expect(statusOf(answer)).toBe(status)
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
    expect(answer.split('\r\n\r\n')[1]?.length).toBeLessThan(100)
  })

  test.each(['/throws', '/throws-no-error', '/app-throws', '/app-rejects'])(
    '%s: a mistake of ours is answered 500, and the connection goes on',
    async (path) => {
      dependencies.logged.length = 0
      const answer = await exchange(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n` +
          'GET /blog HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      )
      expect(statusOf(answer)).toBe(500)
      expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
      expect(answer).toContain('{"error":"internal error"}HTTP/1.1 200 OK')
      expect(dependencies.logged.map(({ event }) => event)).toEqual(['unexpected-error'])
      expect(answer + JSON.stringify(dependencies.logged)).not.toContain('jane')
    },
  )

  test('a mistake of ours after the head ends that answer', async () => {
    const answer = await get('/throws-after-the-head')
    expect(answer).not.toContain('jane')
    expect(statusOf(await get('/blog'))).toBe(200)
  })

  test('a mistake of ours after the end of an answer is logged', async () => {
    dependencies.logged.length = 0
    expect(await get('/writes-after-the-end')).toContain('whole')
    expect(dependencies.logged).toEqual([
      { event: 'unexpected-error', fields: { kind: 'Error ERR_STREAM_WRITE_AFTER_END' } },
    ])
  })

  test('a connection that cannot be accepted is logged', () => {
    dependencies.logged.length = 0
    server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }))
    expect(dependencies.logged).toEqual([
      { event: 'connection-dropped', fields: { reason: 'Error EMFILE' } },
    ])
  })

  test('HTTP/1.0 needs no Host', async () => {
    expect(await exchange('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/200 OK.*"status":"ok"/s)
    expect(statusOf(await exchange('GET /blog HTTP/1.0\r\n\r\n'))).toBe(200)
  })

  test('an unknown expectation is ignored', async () => {
    expect(statusOf(await get('/', 'Host: localhost\r\nExpect: cake\r\n'))).toBe(200)
  })

  test('many headers and repeated ones do no harm', async () => {
    const repeated = 'Accept-Encoding: br\r\nIf-None-Match: "x"\r\n'.repeat(100)
    expect(statusOf(await get('/', `Host: localhost\r\n${repeated}`))).toBe(200)
  })

  test('a body without end is cut off at 64 KB', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const answer = await exchange(
      'POST /functions/v1/indexnow-submit HTTP/1.1\r\nHost: localhost\r\n' +
        `apikey: ${defaultPublicAnonKey}\r\nContent-Type: application/json\r\n` +
        `Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk}${chunk}`,
    )
    expect(statusOf(answer)).toBe(413)
  })

  test('a client that leaves in the middle of its body is no error of ours', async () => {
    dependencies.logged.length = 0
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /functions/v1/indexnow-submit HTTP/1.1\r\nHost: localhost\r\n' +
        `apikey: ${defaultPublicAnonKey}\r\nContent-Type: application/json\r\n` +
        'Content-Length: 1000\r\n\r\n{"urls":',
    )
    await sleep(100)
    socket.destroy()
    await sleep(100)
    expect(dependencies.logged.map(({ event }) => event)).not.toContain('unexpected-error')
  })

  test('what is refused is logged once, without its content', async () => {
    dependencies.logged.length = 0
    await get('/%zz?name=jane')
    await exchange('GET / HTTP/1.1\r\nHost: jane b\r\nConnection: close\r\n\r\n')
    expect(dependencies.logged).toHaveLength(2)
    expect(JSON.stringify(dependencies.logged)).not.toContain('jane')
  })
})
