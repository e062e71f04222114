import { afterAll, expect, test } from 'vitest'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { freePort } from '../testing/free-port.ts'
import { endAllServers, startServer } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

afterAll(endAllServers)

test('readiness and figures answer on the management port, and figures nowhere else', async () => {
  const MANAGEMENT_PORT = String(await freePort())
  const environment = { BUILD_DIR: writeFixtureBuild(), DATA_DIR: temporaryFolder() }
  const server = await startServer({
    ...environment,
    MANAGEMENT_PORT,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const management = `http://127.0.0.1:${MANAGEMENT_PORT}`
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  for (const path of ['/', '/blog', '/nope']) await fetch(server.url + path)
  const refused = await fetch(server.url, {
    method: 'POST',
    headers: { 'x-request-id': 'proxy-request-1' },
  })
  expect(refused.headers.get('x-request-id')).toBe('proxy-request-1')

  expect((await fetch(`${management}/healthz`)).status).toBe(200)
  expect((await fetch(`${management}/readyz`)).status).toBe(200)
  expect((await fetch(`${management}/blog`)).status).toBe(404)
  const answer = await fetch(`${management}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await answer.text()
  expect(text).toContain('http_requests_total{status="2xx"} 2\n')
  expect(text).toContain('http_requests_total{status="4xx"} 3\n')
  expect(text).toContain('http_request_duration_seconds_count 5\n')
  expect(text).toContain('log_events_total{event="request-refused"} 1\n')
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).toMatch(/^testimonials_waiting 0$/m)
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? -?[\d.e-]+)$/)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.output()).toContain('"event":"request-refused","request":"proxy-request-1"')
})

test('an id that no proxy of ours has given is not taken over', async () => {
  const server = await startServer({ BUILD_DIR: writeFixtureBuild(), DATA_DIR: temporaryFolder() })
  const answer = await fetch(server.url, {
    method: 'POST',
    headers: { 'x-request-id': 'jane-smith' },
  })
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.output()).not.toContain('jane')
})
