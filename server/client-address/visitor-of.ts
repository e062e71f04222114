import type { Context } from 'hono'
import type { Networks } from './address.ts'
import { clientAddress } from './client-address.ts'

/** Where the Node adapter puts the connection; tests pass the same shape. */
export type ConnectionBindings = {
  incoming?: { socket: { remoteAddress?: string | undefined } }
}

export type Visitor = {
  address: string | null
  /** True when a configured proxy passed the request on, so that its headers can be believed. */
  cameThroughTrustedProxy: boolean
  header: (name: string) => string | undefined
}

export function visitorOf(context: Context, trustedProxies: Networks): Visitor {
  const { incoming } = (context.env ?? {}) as ConnectionBindings
  const connectedFrom = incoming?.socket.remoteAddress
  const proxy = clientAddress(connectedFrom, undefined, trustedProxies)
  return {
    address: clientAddress(connectedFrom, context.req.header('x-forwarded-for'), trustedProxies),
    cameThroughTrustedProxy: proxy !== null && trustedProxies.include(proxy),
    header: (name) => context.req.header(name),
  }
}
