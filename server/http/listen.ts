import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as Door } from 'node:net'

/**
 * Node takes one new connection from a listening socket in each turn of its loop, and a turn that
 * answers hundreds of others is long: of 500 that come at once, the last would wait for seconds. So
 * there are many doors at one port, and the system spreads what comes over them.
 */
const doorCount = 64
/** Elsewhere two sockets cannot share a port. */
const canShare = process.platform === 'linux'

type Address = { port: number; host: string }

/**
 * Has the server listen at this place; `server` says when it does, or why it cannot.
 * @returns takes no more connections, and waits for the end of those that are open
 */
export function listen(server: Server, place: Address | { fd: number }): () => Promise<void> {
  const doors: Door[] = []
  if ('fd' in place || !canShare) server.listen(place)
  else
    findFree(server, place, (port) => {
      const free = { port, host: place.host }
      while (doors.length < doorCount - 1) doors.push(openDoor(server, free))
      server.listen({ ...free, reusePort: true })
    })
  return async () => {
    await Promise.all([server, ...doors].map(closed))
  }
}

/** Sockets that share a port are let in beside others that do: one that does not share asks first. */
function findFree(server: Server, place: Address, go: (port: number) => void) {
  const probe = createServer()
  probe.once('error', (error) => server.emit('error', error))
  probe.listen(place, () => {
    const { port } = probe.address() as AddressInfo
    probe.close(() => go(port))
  })
}

function openDoor(server: Server, place: Address) {
  // As the HTTP server makes its own sockets.
  const door = createServer({ allowHalfOpen: true, noDelay: true })
  door.on('connection', (socket) => server.emit('connection', socket))
  door.on('error', (error) => server.emit('error', error))
  return door.listen({ ...place, reusePort: true })
}

const closed = (door: Door) => new Promise<void>((resolve) => door.close(() => resolve()))
