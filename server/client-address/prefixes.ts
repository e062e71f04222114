/**
 * The networks an address belongs to, narrowest first. The first is what one customer has: an IPv4
 * address, or an IPv6 /64. The others are what somebody can easily have more of: an IPv4 /24, and
 * the /48 and /32 that a company and a provider are given.
 */
export function prefixesOf(address: string): string[] {
  if (!address.includes(':')) return [address, `${address.slice(0, address.lastIndexOf('.'))}/24`]
  const groups = groupsOf(address)
  return [4, 3, 2].map((count) => `${groups.slice(0, count).join(':')}/${count * 16}`)
}

/** All eight, of an address in its canonical form. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...Array<string>(zeros).fill('0'), ...after]
}
