import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { writeFixtureBuild } from './testing/fixture-build.ts'
import { endAllServers, runToExit, startServer } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { until } from './testing/until.ts'

const BUILD_DIR = writeFixtureBuild()
const isRoot = process.getuid?.() === 0
afterAll(endAllServers)

const withData = (DATA_DIR = temporaryFolder()) => ({ BUILD_DIR, DATA_DIR })

const idleMs = () => cpus().reduce((sum, { times }) => sum + times.idle, 0)

describe('the start', () => {
  test('takes less than half a second', async () => {
    const times: number[] = []
    const [start, idleBefore] = [performance.now(), idleMs()]
    for (let attempt = 0; attempt < 3; attempt++) {
      const server = await startServer(withData())
      times.push(server.startedInMs)
      await server.end('SIGKILL')
    }
    // Half a second is meant for a machine that has a core to spare, which test machines may not.
    const idleCores = (idleMs() - idleBefore) / (performance.now() - start)
    expect(Math.min(...times)).toBeLessThan(idleCores < 0.7 ? 20_000 : 500)
  })

  test.each([
    ['an unusable setting', { PORT: 'x' }, 'PORT must be a whole number from 0 to 65535'],
    [
      'pages that were built for another address',
      { SITE_URL: 'https://other.test' },
      'SITE_URL is https://other.test, but the pages were built for https://dental.test',
    ],
    ['a missing build', { BUILD_DIR: '/nowhere' }, 'build the site first'],
  ])('fails shortly and clearly on %s', async (_why, environment, message) => {
    const { code, output } = await runToExit({ ...withData(), ...environment })
    expect(code).toBe(1)
    expect(output).toContain(message)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  test('can be checked beforehand, without listening', async () => {
    const good = await runToExit(withData(), '--check')
    expect(good).toEqual({ code: 0, output: '' })
    const bad = await runToExit({ ...withData(), PORT: 'x' }, '--check')
    expect(bad).toMatchObject({ code: 1, output: expect.stringContaining('PORT must be') })
  })

  test('fails clearly when the port is taken', async () => {
    const first = await startServer(withData())
    const { code, output } = await runToExit({ ...withData(), PORT: new URL(first.url).port })
    expect(code).toBe(1)
    expect(output).toMatch(
      /^Port \d+ is in use \(EADDRINUSE\): stop what runs there, or set another PORT\.\n$/,
    )
    await first.end('SIGTERM')
  })

  test('prints the address and nothing else', async () => {
    const server = await startServer(withData())
    await fetch(`${server.url}/`)
    await fetch(`${server.url}/nope`)
    await server.end('SIGTERM')
    expect(server.output()).toMatch(/^http:\/\/localhost:\d+\n$/)
  })
})

describe('SIGTERM', () => {
  test('lets running requests finish, takes no new ones, and ends with 0', async () => {
    const server = await startServer(withData())
    const port = Number(new URL(server.url).port)
    // A request that has begun to arrive: its last line comes after the signal.
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data.toString()
    })
    socket.write('GET /blog HTTP/1.1\r\nHost: localhost\r\n')
    // More than fits between the two programs: these are still being sent.
    const large = () => fetch(`${server.url}/assets/large-abc123.webp`)
    const downloads = await Promise.all(Array.from({ length: 20 }, large))
    const ended = server.end('SIGTERM')
    await sleep(200)
    socket.write('\r\n')
    const bodies = await Promise.all(downloads.map((download) => download.arrayBuffer()))
    expect(bodies.every(({ byteLength }) => byteLength === 700 * 1024)).toBe(true)
    expect(await ended).toBe(0)
    await expect(fetch(`${server.url}/`)).rejects.toThrow()
    expect(answer).toContain('200 OK')
  })

  test('does not wait for idle connections', async () => {
    const server = await startServer(withData())
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => {})
    await (await fetch(server.url)).text()
    const began = performance.now()
    expect(await server.end('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(2000)
    socket.destroy()
  })
})

describe('pages are served while the store', () => {
  const expectPagesButNotReady = async (
    environment: Record<string, string>,
    problem: string,
    account?: { uid: number; gid: number },
  ) => {
    const server = await startServer({ ...withData(), ...environment }, account)
    expect((await fetch(`${server.url}/blog`)).status).toBe(200)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const ready = await fetch(`${server.url}/readyz`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ checks: { store: problem } })
    expect((await fetch(`${server.url}/blog`)).status).toBe(200)
    await server.end('SIGTERM')
  }

  test('is damaged', async () => {
    const DATA_DIR = temporaryFolder()
    writeFileSync(join(DATA_DIR, 'site.sqlite'), 'no database '.repeat(500))
    await expectPagesButNotReady({ DATA_DIR }, 'the SQLite store is damaged')
  })

  test('is locked by another program', async () => {
    const DATA_DIR = temporaryFolder()
    const other = new DatabaseSync(join(DATA_DIR, 'site.sqlite'))
    other.exec('CREATE TABLE theirs (x); BEGIN EXCLUSIVE')
    await expectPagesButNotReady({ DATA_DIR }, 'the SQLite store is locked')
    other.close()
  })

  test('has gone with its folder, until it is made anew', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data')
    const server = await startServer(withData(DATA_DIR))
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    rmSync(DATA_DIR, { recursive: true })
    expect((await fetch(`${server.url}/blog`)).status).toBe(200)
    await until(async () => {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      return existsSync(join(DATA_DIR, 'site.sqlite'))
    })
    await server.end('SIGTERM')
  })

  test('is a PostgreSQL server that is not there', async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing'
    await expectPagesButNotReady({ DATABASE_URL }, 'the PostgreSQL store cannot be used')
  })

  test('lies in a folder that cannot be written', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data')
    mkdirSync(DATA_DIR)
    for (const folder of [DATA_DIR, join(DATA_DIR, '..'), BUILD_DIR]) chmodSync(folder, 0o755)
    chmodSync(DATA_DIR, 0o555)
    // Root can write anywhere, so the server runs as somebody else.
    const nobody = isRoot ? { uid: 65534, gid: 65534 } : undefined
    await expectPagesButNotReady({ DATA_DIR }, 'the SQLite store is read-only', nobody)
  })

  test('is on a disk that is full', async ({ skip }) => {
    const DATA_DIR = temporaryFolder()
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', DATA_DIR], {
        stdio: 'ignore',
      })
    } catch {
      return skip('a small disk cannot be mounted here')
    }
    try {
      const server = await startServer(withData(DATA_DIR))
      const readiness = async () => (await fetch(`${server.url}/readyz`)).text()
      expect(await readiness()).toContain('"status":"ready"')
      fillDisk(DATA_DIR)
      await until(async () => (await readiness()).includes('the SQLite store is full'))
      expect((await fetch(`${server.url}/blog`)).status).toBe(200)
      rmSync(join(DATA_DIR, 'filler'))
      await until(async () => (await readiness()).includes('"status":"ready"'))
      await server.end('SIGTERM')
    } finally {
      execFileSync('umount', [DATA_DIR])
      rmSync(DATA_DIR, { recursive: true, force: true })
    }
  })
})

function fillDisk(folder: string): void {
  try {
    for (;;) appendFileSync(join(folder, 'filler'), Buffer.alloc(4096))
  } catch {
    // Full.
  }
}
