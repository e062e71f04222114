import { type Networks, parseAddress } from './address.ts'

/**
 * The visitor's address, or null when it cannot be told. A forwarding header counts only as far as
 * trusted proxies wrote it: read from the right, the first address that is no trusted proxy.
 */
export function clientAddress(
  connectedFrom: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: Networks,
): string | null {
  const connected = parseAddress(connectedFrom ?? '')
  if (connected === null || !forwardedFor || !trustedProxies.include(connected)) return connected

  const hops = forwardedFor.split(',').reverse()
  for (const hop of hops) {
    const address = parseAddress(withoutPort(hop.trim()))
    if (address === null || !trustedProxies.include(address)) return address
  }
  return parseAddress(withoutPort(hops.at(-1)?.trim() ?? ''))
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const bracketed = hop.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1]
  const dotted = hop.match(/^(\d+\.\d+\.\d+\.\d+):\d+$/)?.[1]
  return bracketed ?? dotted ?? hop
}
