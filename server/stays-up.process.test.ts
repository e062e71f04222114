import { closeSync, existsSync, openSync, renameSync, truncateSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { writeFixtureBuild } from './testing/fixture-build.ts'
import { freePort } from './testing/free-port.ts'
import { endAllServers, launchServer, startServer } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { until } from './testing/until.ts'

afterAll(endAllServers)

const withBuild = (BUILD_DIR = writeFixtureBuild()) => ({ BUILD_DIR, DATA_DIR: temporaryFolder() })

const expectShortRefusal = (answer: { status: number; headers: Headers; body: string }) => {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.body.length).toBeLessThan(100)
}

test('while the build is away pages are refused, and served when it is back', async () => {
  const build = withBuild()
  const server = await startServer(build)
  const ask = async (path: string, headers = {}) => {
    const answer = await fetch(server.url + path, { headers })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }
  expect((await ask('/')).status).toBe(200)

  renameSync(build.BUILD_DIR, `${build.BUILD_DIR}.away`)
  for (const path of ['/blog', '/%62log', '/nope', '/sw.js', '/assets/large-abc123.webp']) {
    expectShortRefusal(await ask(path))
  }
  expectShortRefusal(await ask('/assets/large-abc123.webp', { range: 'bytes=0-9' }))
  expect((await ask('/')).status, 'what was read is kept').toBe(200)
  expect((await ask('/healthz')).status).toBe(200)

  renameSync(`${build.BUILD_DIR}.away`, build.BUILD_DIR)
  expect((await ask('/blog')).status).toBe(200)
  expect((await ask('/nope')).status).toBe(404)
  expect((await ask('/assets/large-abc123.webp')).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.output()).toContain('"event":"file-unreadable","kind":"Error ENOENT"')
  expect(server.output()).not.toMatch(/blog|large|127\.0\.0\.1|\n\s+at /)
})

test('a file that shrinks while it is sent ends that answer', async () => {
  const build = withBuild()
  // More than fits between the two programs: most of it is read after the cut.
  const file = join(build.BUILD_DIR, 'client/assets/large-abc123.webp')
  truncateSync(file, 64 * 1024 * 1024)
  const server = await startServer(build)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server.url}/assets/large-abc123.webp`, resolve).on('error', reject)
  })
  truncateSync(file, 1024 * 1024)
  await expect(buffer(answer)).rejects.toThrow('aborted')
  expect((await fetch(`${server.url}/blog`)).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.output()).toMatch(/\{.*"event":"file-unreadable","kind":"shorter than it was"\}\n$/)
})

test('with no file handle left a page is refused on a connection that stays usable', async ({
  skip,
}) => {
  if (process.platform === 'win32') return skip('no limit of open files here')
  const server = await startServer(withBuild(), { mostOpenFiles: 140 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(server.url + path, { agent }, resolve).on('error', reject)
    })
    const headers = new Headers(answer.headers as Record<string, string>)
    return { status: answer.statusCode ?? 0, headers, body: await text(answer) }
  }
  expect((await ask('/')).status).toBe(200)
  // Answers when the country databases have been read: no handle comes free behind our back.
  expect((await ask('/readyz')).status).toBe(200)

  const taken = await takeAllHandles(Number(new URL(server.url).port))
  expectShortRefusal(await ask('/blog'))
  expectShortRefusal(await ask('/assets/large-abc123.webp'))
  expect((await ask('/')).status).toBe(200)
  for (const path of ['/readyz', '/api/visitor-location']) await ask(path)

  for (const socket of taken) socket.destroy()
  await until(async () => (await ask('/blog')).status === 200)
  expect((await ask('/assets/large-abc123.webp')).status).toBe(200)
  agent.destroy()
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.output()).toContain('"event":"file-unreadable","kind":"Error EMFILE"')
})

/** Idle connections, until the server has to close one at once. */
async function takeAllHandles(port: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  let isRefused = false
  while (!isRefused) {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      isRefused = true
    })
    await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  }
  return sockets
}

describe('nobody can read the log, and the server goes on', () => {
  /** A refusal, which is logged. */
  const refusedAt = async (url: string) => (await fetch(url, { method: 'POST' })).status

  test('because its reader has gone', async () => {
    const server = await startServer(withBuild())
    server.closeOutput()
    for (let line = 0; line < 5; line++) expect(await refusedAt(server.url)).toBe(405)
    expect((await fetch(`${server.url}/blog`)).status).toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('because it is full', async ({ skip }) => {
    if (!existsSync('/dev/full')) return skip('nothing here is always full')
    const full = openSync('/dev/full', 'w')
    const url = `http://127.0.0.1:${await freePort()}`
    const environment = { ...withBuild(), PORT: new URL(url).port }
    const { child, exit } = launchServer(environment, { output: full })
    closeSync(full)
    await until(() =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => child.exitCode !== null,
      ),
    )
    for (let line = 0; line < 5; line++) expect(await refusedAt(url)).toBe(405)
    expect((await fetch(`${url}/blog`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  })
})
