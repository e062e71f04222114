import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const longestDrainMs = 10_000
const longestQueueMs = 1000
/** The request of a connection that was just opened may not have arrived yet. */
const onItsWayMs = 250

/**
 * Call it when the server is made. The function it returns goes on answering for `lingerMs`, each
 * time with `Connection: close`, so that no request that is on its way finds nobody: balancers see
 * that we are not ready, clients open their next connection elsewhere. Then it takes no new
 * connections, lets running requests finish, and closes every connection that is not in one.
 */
export function gracefulStop(
  server: Server,
  stopListening: () => Promise<void>,
): (lingerMs: number) => Promise<void> {
  let isStopping = false
  /** Browsers open connections ahead of need; Node does not count those as idle. */
  const connections = new Set<Socket>()
  /** Connections and requests. */
  let arrived = 0
  server.on('connection', (socket) => {
    arrived++
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  const sayGoodbye = (_incoming: unknown, outgoing: ServerResponse) => {
    arrived++
    if (isStopping) outgoing.setHeader('connection', 'close')
  }
  server.prependListener('request', sayGoodbye)
  server.prependListener('checkExpectation', sayGoodbye)

  /**
   * Node takes connections one by one in the turns of its loop; those that wait for theirs when the
   * server closes would be reset by the system. In a turn in which nothing came, and nothing took time,
   * none waits.
   */
  const untilNobodyWaits = async () => {
    const latest = performance.now() + longestQueueMs
    let before = -1
    while (before !== arrived && performance.now() < latest) {
      before = arrived
      await new Promise(setImmediate)
    }
  }

  return async (lingerMs) => {
    isStopping = true
    await sleep(lingerMs)
    await untilNobodyWaits()
    const closed = stopListening()
    const unused = setTimeout(() => {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    }, onItsWayMs)
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const patience = setTimeout(() => server.closeAllConnections(), longestDrainMs)
    await closed
    clearTimeout(unused)
    clearInterval(idle)
    clearTimeout(patience)
  }
}
