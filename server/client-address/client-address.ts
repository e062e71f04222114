import { type Networks, parseAddress } from './address.ts'

export type ClientAddress = {
  /** Whom a request counts for: nothing a visitor could have written. Null when it cannot be told. */
  counted: string | null
  /**
   * Whose country to look up. Null when somebody who is no trusted proxy passed the request on: that
   * may be a proxy which is missing from the list, and its country is not the visitor's.
   */
  located: string | null
}

/**
 * A forwarding header counts only as far as trusted proxies wrote it: read from the right, the first
 * address that is no trusted proxy.
 */
export function clientAddress(
  connectedFrom: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: Networks,
): ClientAddress {
  const connected = parseAddress(connectedFrom ?? '')
  if (connected === null || !forwardedFor) return { counted: connected, located: connected }
  if (!trustedProxies.include(connected)) return { counted: connected, located: null }

  const hops = forwardedFor.split(',').map((hop) => parseAddress(withoutPort(hop.trim())))
  const isVisitor = (hop: string | null) => hop === null || !trustedProxies.include(hop)
  const index = Math.max(0, hops.findLastIndex(isVisitor))
  const counted = hops[index] ?? null
  return { counted, located: index === 0 ? counted : null }
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const bracketed = hop.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1]
  const dotted = hop.match(/^(\d+\.\d+\.\d+\.\d+):\d+$/)?.[1]
  return bracketed ?? dotted ?? hop
}
