import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listen.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function listening(port = 0) {
  const server: Server = createServer((_incoming, outgoing) => outgoing.end('here'))
  const stopListening = listen(server, { port, host: '127.0.0.1' })
  stops.push(async () => {
    const stopped = stopListening()
    server.closeAllConnections()
    await stopped
  })
  await new Promise((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

test('a crowd that comes at once is let in within few turns of the loop', async () => {
  const crowd = 300
  const { server, port } = await listening()
  const turns = new Set<number>()
  let turn = 0
  let isCounting = true
  const count = () => {
    turn++
    if (isCounting) setImmediate(count)
  }
  count()
  const allIn = new Promise<void>((resolve) => {
    let inside = 0
    server.on('connection', () => {
      turns.add(turn)
      if (++inside === crowd) resolve()
    })
  })
  const visitors = Array.from({ length: crowd }, () => connect({ port, host: '127.0.0.1' }))
  for (const visitor of visitors) visitor.on('error', () => {})
  await allIn
  isCounting = false
  for (const visitor of visitors) visitor.destroy()
  if (process.platform === 'linux') expect(turns.size).toBeLessThan(crowd / 5)
})

test('every one of them is answered', async () => {
  const { port } = await listening()
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
  const answers = await Promise.all(Array.from({ length: 100 }, ask))
  expect(new Set(answers)).toEqual(new Set(['here']))
})

test('a second server is refused the port', async () => {
  const { port } = await listening()
  await expect(listening(port)).rejects.toMatchObject({ code: 'EADDRINUSE', port })
})

test('a connection is refused once nobody listens', async () => {
  const { port } = await listening()
  for (const stop of stops.splice(0)) await stop()
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})
