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

type Place = { port: number; host: string } | { fd: number }

/**
 * Has the server listen at this place; `server` says when it does, or why it cannot.
 * @returns takes no more connections, and waits for the end of those that are open
 */
export function listen(server: Server, place: Place): () => Promise<void> {
  const doors: Door[] = []
  if ('fd' in place || !canShare) server.listen(place)
  else
    findFree(server, place, (port) => {
      const shared = { port, host: place.host, reusePort: true }
      while (doors.length < doorCount - 1) doors.push(openDoor(server, shared))
      server.listen(shared)
    })
  return async () => {
    await Promise.all([server, ...doors].map(closed))
  }
}

/** Sockets that share a port are let in beside others that do: one that does not share asks first. */
function findFree(
  server: Server,
  place: { port: number; host: string },
  go: (port: number) => void,
) {
  const probe = createServer()
  probe.once('error', (error) => server.emit('error', error))
  probe.listen(place, () => {
    const { port } = probe.address() as AddressInfo
    probe.close(() => go(port))
  })
}

function openDoor(server: Server, place: { port: number; host: string; reusePort: boolean }) {
  // As the HTTP server makes its own sockets.
  const door = createServer({ allowHalfOpen: true, noDelay: true })
  door.on('connection', (socket) => server.emit('connection', socket))
  door.on('error', (error) => server.emit('error', error))
  return door.listen(place)
}

const closed = (door: Door) => new Promise<void>((resolve) => door.close(() => resolve()))
