import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutFont, families } from './fonts.ts'

/** What typesetting puts into texts. */
const marks = '‘’“”–—'

// Cutting is work for a processor: a busy one needs its time.
const patience = 60_000

test.each(families)(
  '$name draws every mark that texts are set with, and no more than it is asked for',
  { timeout: patience },
  async ({ source, axes }) => {
    const original = await readFile(`node_modules/${source}`)
    const sizeWith = async (characters: string) =>
      (await cutFont(original, characters, axes)).byteLength
    const plain = await sizeWith('check-up')
    // A character that a font does not have adds nothing to it.
    expect(await sizeWith('check-up\u2011')).toBe(plain)
    for (const mark of marks) expect(await sizeWith(`check-up${mark}`), mark).toBeGreaterThan(plain)
    expect(plain).toBeLessThan(original.byteLength / 5)
  },
)
