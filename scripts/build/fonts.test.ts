import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { cutFont, families } from './fonts.ts'
import { glyphsByCharacter } from './non-breaking-hyphen.ts'

/** What typesetting puts into texts: quotes, dashes, and a hyphen at which no line ends. */
const marks = '‘’“”–—\u2011'

// Cutting is work for a processor: a busy one needs its time.
const patience = 60_000

test.each(families)(
  '$name draws every mark that texts are set with',
  { timeout: patience },
  async ({ source, axes }) => {
    const original = await readFile(`node_modules/${source}`)
    const cut = await cutFont(original, `check-up ${marks}`, axes)
    const glyphs = glyphsByCharacter(
      await subsetFont(cut, `check-up ${marks}`, { targetFormat: 'truetype' }),
    )
    for (const mark of marks) expect(glyphs.get(mark.charCodeAt(0)), mark).toBeGreaterThan(0)
    expect(glyphs.get(0x2011)).toBe(glyphs.get('-'.charCodeAt(0)))
    // Cut, not whole: a character that was not asked for is not there.
    expect(glyphs.has('x'.charCodeAt(0))).toBe(false)
  },
)
