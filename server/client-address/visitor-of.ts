import type { Context } from 'hono'
import { type Networks, parseAddress } from './address.ts'
import { type ClientAddress, clientAddress } from './client-address.ts'

/** Where the Node adapter puts the connection; tests pass the same shape. */
export type ConnectionBindings = {
  incoming?: { socket: { remoteAddress?: string | undefined } }
}

export type Visitor = ClientAddress & {
  /** True when a configured proxy passed the request on, so that its headers can be believed. */
  cameThroughTrustedProxy: boolean
  header: (name: string) => string | undefined
}

export function visitorOf(context: Context, trustedProxies: Networks): Visitor {
  const { incoming } = (context.env ?? {}) as ConnectionBindings
  const connectedFrom = incoming?.socket.remoteAddress
  const proxy = parseAddress(connectedFrom ?? '')
  // Of the two, only the first says anything that proxies agree on; either says that there is one.
  const forwarded = context.req.header('x-forwarded-for') ?? context.req.header('forwarded')
  return {
    ...clientAddress(connectedFrom, forwarded, trustedProxies),
    cameThroughTrustedProxy: proxy !== null && trustedProxies.include(proxy),
    header: (name) => context.req.header(name),
  }
}
