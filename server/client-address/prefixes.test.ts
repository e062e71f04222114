import { expect, test } from 'vitest'
import { prefixesOf } from './prefixes.ts'

test.each([
  ['81.2.69.142', ['81.2.69.142', '81.2.69/24']],
  ['2a02:c7f:1:2::1', ['2a02:c7f:1:2/64', '2a02:c7f:1/48', '2a02:c7f/32']],
  ['2a02::1', ['2a02:0:0:0/64', '2a02:0:0/48', '2a02:0/32']],
  ['2a02:c7f:1:2:3:4:5:6', ['2a02:c7f:1:2/64', '2a02:c7f:1/48', '2a02:c7f/32']],
])('the networks of %s, narrowest first', (address, networks) => {
  expect(prefixesOf(address)).toEqual(networks)
})
