import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Priya Nair', 'PN'],
  ['Siobhan O’Dowd', 'SO'],
  ["Mary-Anne D'Souza", 'MD'],
  ['Łucja van Dam-Şen', 'ŁD'],
  ['Şule Çelik', 'ŞÇ'],
  ['Elizabeth (Beth) Anne Ward', 'EW'],
  ['Priya', 'P'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
