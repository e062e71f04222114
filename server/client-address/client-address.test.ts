import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { networksOf, parseAddress } from './address.ts'
import { clientAddress } from './client-address.ts'
import { reservedNetworks } from './reserved-networks.ts'

describe('an address', () => {
  test.each([
    ['81.2.69.142', '81.2.69.142'],
    ['::ffff:81.2.69.142', '81.2.69.142'],
    ['::ffff:5102:458e', '81.2.69.142'],
    ['0:0:0:0:0:ffff:5102:458e', '81.2.69.142'],
    ['2A02:0C7F:0:0:0:0:0:1', '2a02:c7f::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['81.2.69.999', null],
    ['localhost', null],
    ['', null],
  ])('%s is read as %s', (text, address) => {
    expect(parseAddress(text)).toBe(address)
  })

  test('any text is an address or null, never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
        const address = parseAddress(text)
        if (address !== null) expect(parseAddress(address)).toBe(address)
      }),
    )
  })
})

describe('behind no trusted proxy', () => {
  const nobody = networksOf([])
  test('a forwarding header is not believed', () => {
    const { counted, located } = clientAddress('198.51.100.7', '81.2.69.142', nobody)
    expect(counted).toBe('198.51.100.7')
    // Perhaps a proxy that nobody has named: what country it stands in says nothing.
    expect(located).toBeNull()
  })
  test('no connection gives no address', () => {
    expect(clientAddress(undefined, '81.2.69.142', nobody).counted).toBeNull()
  })
})

describe('behind trusted proxies', () => {
  const proxies = networksOf(['10.0.0.0/8', '2001:db8::/32'])
  test.each([
    ['the visitor is the first untrusted address from the right', '81.2.69.142, 10.0.0.3'],
    ['a port is left out', '81.2.69.142:4711'],
    ['trusted IPv6 proxies count too', '81.2.69.142, [2001:db8::1]:443'],
  ])('%s', (_sentence, header) => {
    const { counted, located } = clientAddress('::ffff:10.0.0.2', header, proxies)
    expect(counted).toBe('81.2.69.142')
    expect(located).toBe('81.2.69.142')
  })
  test('what stands further left is not believed, and makes the place unknown', () => {
    const header = '1.1.1.1, 81.2.69.142, 10.0.0.3'
    const { counted, located } = clientAddress('10.0.0.2', header, proxies)
    expect(counted).toBe('81.2.69.142')
    expect(located).toBeNull()
  })
  test('a header that cannot be read gives no address, not the proxy’s', () => {
    expect(clientAddress('10.0.0.2', 'unknown', proxies).counted).toBeNull()
  })
  test('without a header the proxy itself is the visitor', () => {
    expect(clientAddress('10.0.0.2', undefined, proxies).located).toBe('10.0.0.2')
  })
  test('a chain of proxies alone ends at the outermost', () => {
    expect(clientAddress('10.0.0.2', '10.0.0.9, 10.0.0.3', proxies).counted).toBe('10.0.0.9')
  })
})

describe('reserved networks', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.1.1',
    '192.0.2.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '2001:db8::1',
    'ff02::1',
    '2002:5102:458e::1',
  ])('include %s', (address) => {
    expect(reservedNetworks.include(address)).toBe(true)
  })
  test.each(['81.2.69.142', '172.32.0.1', '100.128.0.1', '2a02:c7f::1', '2600::1'])(
    'do not include %s',
    (address) => {
      expect(reservedNetworks.include(address)).toBe(false)
    },
  )
})
