import { expect, test } from 'vitest'
import { cutFont, cuts } from './cut-fonts.ts'

// Cutting is work for a processor: a busy one needs its time.
const patience = 60_000

test.each([
  // What typesetting puts into texts.
  ...(['fraunces', 'figtree'] as const).map((name) => [name, '‘’“”–—'] as const),
  ['frauncesExtended', 'Łęşğİ'],
  ['figtreeExtended', 'Łęşğİ'],
] as const)('%s draws %s', { timeout: patience }, async (name, letters) => {
  const sizeWith = async (characters: string) => (await cutFont(cuts[name], characters)).byteLength
  const plain = await sizeWith('')
  // A character that a font does not have adds nothing to it.
  for (const letter of letters) expect(await sizeWith(letter), letter).toBeGreaterThan(plain)
})
