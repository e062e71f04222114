import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { endAllServers, type ServerProcess, startServer } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { until } from '../testing/until.ts'

afterAll(endAllServers)

const open = new Set<Socket>()
afterEach(() => {
  for (const socket of open) socket.destroy()
  open.clear()
})

/** A connection of which nothing is ever read. */
function silent({ url }: ServerProcess, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
  open.add(socket)
  socket.on('error', () => {}).on('close', () => open.delete(socket))
  socket.pause()
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket)).once('close', () => resolve(socket))
  })
}
const many = <Made>(count: number, make: () => Made) =>
  Promise.all(Array.from({ length: count }, make))
const withBuild = (BUILD_DIR = writeFixtureBuild()) => ({ BUILD_DIR, DATA_DIR: temporaryFolder() })
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

test('connections that ask for thousands of pages at once and read none take no memory', async () => {
  const server = await startServer({
    ...withBuild(),
    NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=96',
  })
  const sockets = await many(100, () => silent(server))
  for (const socket of sockets) socket.write(request('/').repeat(1500))
  for (let visit = 0; visit < 20; visit++)
    expect((await fetch(`${server.url}/blog`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  expect(await server.end('SIGTERM')).toBe(0)
})

test('one address cannot take the connections of all', async () => {
  const server = await startServer(withBuild())
  const sockets = await many(1500, () => silent(server))
  for (const socket of sockets) socket.resume()
  await until(() => open.size <= 600)
  // From another address of this machine: a visitor who comes meanwhile.
  const visitor = await silent(server, '127.0.0.2')
  let answer = ''
  visitor.on('data', (data) => {
    answer += data
  })
  visitor.resume()
  visitor.write(request('/blog'))
  await until(() => answer.includes('200 OK'))
  expect(server.output()).toContain('"event":"connection-dropped"')
  expect(server.output()).not.toContain('127.0.0')
})
