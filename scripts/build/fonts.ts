import { createHash, randomUUID } from 'node:crypto'
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

export const frauncesSource = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
export const figtreeSource = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
export const frauncesLook = { wght: 600, SOFT: 100, WONK: 0 }

/** DESIGN.md, "Type": each family with its axes fixed to what the site uses. */
export const families = [
  {
    name: 'fraunces',
    source: frauncesSource,
    axes: { ...frauncesLook, opsz: { min: 36, max: 144 } },
  },
  {
    // Headings on a phone are 20 to 50 px tall, drawn alike but for a hair: half the bytes.
    name: 'fraunces-phone',
    source: frauncesSource,
    axes: { ...frauncesLook, opsz: 40 },
  },
  {
    // What is quoted large: one size, fetched where it is met.
    name: 'fraunces-light',
    source: frauncesSource,
    axes: { ...frauncesLook, wght: 400, opsz: 72 },
  },
  {
    name: 'figtree',
    source: figtreeSource,
    axes: { wght: { min: 400, max: 700 } },
  },
]

/** Of the many features of both families: spacing, ligatures, and figures that stand in columns. */
const keepFeatures = ['kern', 'liga', 'tnum']

const folder = '.generated/fonts'

/** Cuts the fonts to the characters that stand in content/ and src/; does nothing if that has not changed. */
export async function cutFonts() {
  const characters = await charactersInUse()
  await mkdir(folder, { recursive: true })
  for (const { name, source, axes } of families) {
    const original = await readFile(`node_modules/${source}`)
    const key = createHash('sha256')
      .update(original)
      .update(characters)
      .update(JSON.stringify({ axes, keepFeatures }))
      .digest('hex')
    const stamp = `${folder}/${name}.key`
    if ((await readFile(stamp, 'utf8').catch(() => '')) === key) continue
    const cut = await cutFont(original, characters, axes)
    await writeInOneMove(`${folder}/${name}.woff2`, cut)
    await writeInOneMove(stamp, key)
  }
}

export const cutFont = (
  original: Uint8Array,
  characters: string,
  variationAxes: (typeof families)[number]['axes'],
) => subsetFont(original, characters, { targetFormat: 'woff2', variationAxes, keepFeatures })

async function charactersInUse() {
  // Printable ASCII always: visitors type into the form, and figures change without a new cut.
  const used = new Set(Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)))
  // What is typeset at build, such as dashes and quotes, stands in no file.
  for (const mark of '£’‘“”–—…·©×\u00a0') used.add(mark)
  // Letters of many languages would weigh on every page; they are shown in the device's own fonts.
  const exclude = ['content/assistant.yaml', 'content/other-languages.yaml', 'src/**/*.test.*']
  const patterns = ['content/**/*.{yaml,md}', 'src/**/*.{ts,tsx,astro}']
  for await (const file of glob(patterns, { exclude })) {
    for (const character of await readFile(file, 'utf8')) used.add(character)
  }
  return [...used]
    .filter((character) => character >= ' ')
    .sort()
    .join('')
}

/** For what later builds find again: one that is killed, or runs beside, leaves nothing half written. */
export async function writeInOneMove(file: string, content: string | Uint8Array) {
  const beside = `${file}.${randomUUID()}`
  await writeFile(beside, content)
  await rename(beside, file)
}
