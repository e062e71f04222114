import { truncateSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import { networksOf } from '../client-address/address.ts'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { createTestSite } from '../testing/test-app.ts'
import { testDependencies } from '../testing/test-dependencies.ts'
import { until } from '../testing/until.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { createHttpServer } from './http-server.ts'

const dependencies = testDependencies()
const build = writeFixtureBuild()
// More than fits between the two ends of a connection.
truncateSync(join(build, 'client/assets/large-abc123.webp'), 64 * 1024 * 1024)
const large = '/assets/large-abc123.webp'

const servers: Server[] = []
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(limits: Partial<ConnectionLimits>, trusted: string[] = []) {
  dependencies.logged.length = 0
  const { app, direct } = createTestSite(dependencies, build)
  const trustedProxies = networksOf(trusted)
  const { log } = dependencies
  const server = createHttpServer({ app, direct, headers: {}, log, trustedProxies, limits })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const open = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    sockets.push(socket)
    const connection = { socket, answer: '', isClosed: false }
    socket.on('error', () => {})
    socket.on('close', () => {
      connection.isClosed = true
    })
    socket.on('data', (data) => {
      connection.answer += data.toString('latin1')
    })
    await new Promise((resolve) => socket.once('connect', resolve))
    return connection
  }
  return { server, open }
}
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const openOn = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
const reasons = () => dependencies.logged.map(({ fields }) => fields.reason)

describe('a connection', () => {
  test('may ask for several pages before it has the first', async () => {
    const { open } = await listen({})
    const connection = await open()
    connection.socket.write(request('/blog').repeat(10))
    await until(() => connection.answer.split('200 OK').length === 11)
    connection.socket.write(request('/blog'))
    await until(() => connection.answer.split('200 OK').length === 12)
    expect(connection.isClosed).toBe(false)
  })

  test('that asks for very many gets them one after the other', async () => {
    const { open } = await listen({})
    const connection = await open()
    connection.socket.write(request('/blog').repeat(3000))
    await until(() => connection.answer.split('200 OK').length === 3001)
  })

  test('from a trusted proxy that asks for very many at once is closed', async () => {
    const { open } = await listen({}, ['127.0.0.1'])
    const connection = await open()
    connection.socket.write(request(large).repeat(100))
    await until(() => connection.isClosed)
    expect(reasons()).toEqual(['too many requests at once on one connection'])
  })

  test('may have one under way while all together have too many', async () => {
    const { open, server } = await listen({ mostUnansweredInAll: 2 })
    const [first, second] = [await open(), await open()]
    for (const { socket } of [first, second]) {
      socket.pause()
      socket.write(request(large))
    }
    const third = await open()
    third.socket.write(request('/blog'))
    await until(() => third.answer.includes('200 OK'))
    third.socket.write(request('/blog').repeat(2))
    await until(() => third.isClosed)
    expect(await openOn(server)).toBe(2)
  })

  test('that sends a body in many pieces, and the next request after it, is answered', async () => {
    const { open } = await listen({})
    const connection = await open()
    const body = 'x'.repeat(60_000)
    const post = 'POST /functions/v1/indexnow-submit HTTP/1.1\r\nHost: localhost\r\n'
    const headers = `apikey: ${defaultPublicAnonKey}\r\nContent-Type: application/json\r\n`
    connection.socket.write(
      `${post}${headers}Content-Length: ${body.length}\r\n\r\n${body}${request('/blog')}`,
    )
    await until(() => connection.answer.includes('200 OK'))
    expect(connection.answer).toMatch(/^HTTP\/1.1 400/)
  })

  test('that is closed for writing after its request gets its answer', async () => {
    const { open } = await listen({})
    const connection = await open()
    connection.socket.end(request('/blog'))
    await until(() => connection.isClosed)
    expect(connection.answer).toContain('200 OK')
  })
})

describe('an answer that is not read', () => {
  test('is given up, even when the client sends empty lines meanwhile', async () => {
    const { server, open } = await listen({ stalledMs: 300, checkEveryMs: 50 })
    const { socket } = await open()
    socket.pause()
    socket.write(request(large))
    const knock = setInterval(() => socket.write('\r\n'), 50)
    await until(async () => (await openOn(server)) === 0)
    clearInterval(knock)
    expect(reasons()).toEqual(['answer not read'])
  })

  test('or read a little at a time is given up', async () => {
    const { server, open } = await listen({ longestAnswerMs: 500, checkEveryMs: 50 })
    const { socket } = await open()
    socket.pause()
    socket.removeAllListeners('data')
    socket.write(request(large))
    const sip = setInterval(() => socket.read(256 * 1024), 50)
    await until(async () => (await openOn(server)) === 0)
    clearInterval(sip)
    expect(reasons()).toEqual(['answer read too slowly'])
  })

  test('but one that is read goes on', async () => {
    const { open } = await listen({ stalledMs: 300, checkEveryMs: 50 })
    const { socket } = await open()
    socket.removeAllListeners('data')
    let read = 0
    socket.on('data', (data) => {
      read += data.length
    })
    socket.write(request(large))
    await until(() => read > 64 * 1024 * 1024)
  })
})

test('a connection kept open with empty lines ends', async () => {
  const { server, open } = await listen({ longestIdleMs: 300, checkEveryMs: 50 })
  const { socket } = await open()
  socket.write(request('/blog'))
  const knock = setInterval(() => socket.write('\r\n'), 50)
  await until(async () => (await openOn(server)) === 0)
  clearInterval(knock)
})

describe('of one network', () => {
  test('only so many connections are taken, and freed ones count no more', async () => {
    const { server, open } = await listen({ mostFromNetworks: [3, 5] })
    const first = [await open(), await open(), await open()]
    const refused = await open()
    await until(() => refused.isClosed)
    const neighbours = [await open('127.0.0.2'), await open('127.0.0.3')]
    const beyond = await open('127.0.0.4')
    await until(() => beyond.isClosed)
    expect(await openOn(server)).toBe(5)
    expect(JSON.stringify(dependencies.logged)).not.toContain('127.0.0')

    for (const { socket } of [...first, ...neighbours]) socket.destroy()
    await until(async () => (await openOn(server)) === 0)
    const later = await open()
    later.socket.write(request('/blog'))
    await until(() => later.answer.includes('200 OK'))
  })

  test('a trusted proxy opens as many as it needs', async () => {
    const { server, open } = await listen({ mostFromNetworks: [1, 1] }, ['127.0.0.1'])
    for (let count = 0; count < 5; count++) await open()
    await until(async () => (await openOn(server)) === 5)
  })
})

test('in all only so many connections are taken, also of trusted proxies', async () => {
  const { server, open } = await listen({ mostConnections: 2 }, ['127.0.0.1'])
  await open()
  await open()
  const beyond = await open()
  await until(() => beyond.isClosed)
  expect(await openOn(server)).toBe(2)
  expect(reasons()).toEqual(['too many connections'])
})
