import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
export type Networks = (address: Address) => boolean

/** @param networks addresses, or networks in CIDR form */
export function networksOf(networks: string[]): Networks {
  const ranges = networks.map((network) => {
    if (network.includes('/')) return ipaddr.parseCIDR(network)
    const address = ipaddr.process(network)
    return [address, address.kind() === 'ipv4' ? 32 : 128] as [Address, number]
  })
  return (address) =>
    ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
}

/** In its one form: an IPv4 visitor of a dual-stack socket appears as ::ffff:192.0.2.1. */
function parse(text = ''): Address | null {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return isAddress ? ipaddr.process(text) : null
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
const withoutPort = (hop: string) =>
  hop
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')

export type ClientAddress = {
  /** Whom a request counts for: nothing a visitor could have written. Null when it cannot be told. */
  counted: Address | null
  /** Whose country to look up. Null when a proxy that we do not know passed the request on. */
  located: Address | null
  /** So that what else the proxy wrote can be believed. */
  isFromTrustedProxy: boolean
}

/**
 * A forwarding header counts only as far as trusted proxies wrote it: read from the right, the first address
 * that is no trusted proxy.
 */
export function clientAddress(
  connectedFrom: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: Networks,
): ClientAddress {
  const connected = parse(connectedFrom)
  const isFromTrustedProxy = connected !== null && isTrusted(connected)
  if (!connected || !forwardedFor)
    return { counted: connected, located: connected, isFromTrustedProxy }
  if (!isFromTrustedProxy) return { counted: connected, located: null, isFromTrustedProxy }

  const hops = forwardedFor.split(',').map((hop) => parse(withoutPort(hop)))
  const index = Math.max(
    0,
    hops.findLastIndex((hop) => !hop || !isTrusted(hop)),
  )
  const counted = hops[index] ?? null
  return { counted, located: index === 0 ? counted : null, isFromTrustedProxy }
}

/** What one customer of a provider has: an IPv4 address, or an IPv6 /64. */
export function customerOf(address: string | null): string {
  const parsed = parse(address ?? '')
  if (!parsed) return 'unknown'
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
