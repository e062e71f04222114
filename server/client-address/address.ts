import { BlockList, isIP, SocketAddress } from 'node:net'

/** An address in its one canonical form, or null when it is none. */
export function parseAddress(text: string): string | null {
  const withoutZone = text.trim().replace(/%.*$/, '')
  const family = isIP(withoutZone)
  if (family === 0) return null
  if (family === 4) return withoutZone
  const canonical = new SocketAddress({ address: withoutZone, family: 'ipv6' }).address
  // An IPv4 visitor of a dual-stack socket appears as ::ffff:192.0.2.1.
  const mapped = canonical.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/)
  return mapped?.[1] ?? canonical
}

export type Networks = { include: (address: string) => boolean }

/** `networks`: addresses, or networks in CIDR form. */
export function networksOf(networks: readonly string[]): Networks {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return { include: (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') }
}
