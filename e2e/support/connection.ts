import { connect, createServer, type Socket } from 'node:net'

/**
 * A connection to the site that can be cut, as a tunnel does: also for what the browser fetches by
 * itself, which knows nothing of an outage that a test tool pretends.
 */
export async function openConnection(siteUrl: string) {
  const { hostname, port: sitePort } = new URL(siteUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  const relay = createServer((visitor) => {
    if (isCut) return void visitor.destroy()
    const site = connect(Number(sitePort), hostname)
    for (const [from, to] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from))
    }
  })
  await new Promise<void>((resolve) => relay.listen(0, 'localhost', resolve))
  const address = relay.address()
  if (!address || typeof address === 'string') throw new Error('the relay has no port')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://localhost:${address.port}`,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      relay.close()
    },
  }
}
