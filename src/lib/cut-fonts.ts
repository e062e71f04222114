import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const folder = 'node_modules/@fontsource-variable'
export const frauncesSource = `${folder}/fraunces/files/fraunces-latin-full-normal.woff2`
export const figtreeSource = `${folder}/figtree/files/figtree-latin-wght-normal.woff2`
export const frauncesLook = { wght: 600, SOFT: 100, WONK: 0 }

/** DESIGN.md, "Type": each cut with its axes fixed to what the site uses. Astro declares them (astro.config.ts). */
export const cuts = {
  fraunces: { source: frauncesSource, axes: { ...frauncesLook, opsz: 60 } },
  // For the one large quotation alone, so with its letters alone.
  frauncesLight: {
    source: frauncesSource,
    axes: { ...frauncesLook, wght: 400, opsz: 72 },
    texts: 'content/patient-statements.yaml',
  },
  figtree: { source: figtreeSource, axes: { wght: { min: 400, max: 700 } } },
  // Letters of Polish, Turkish and their like, fetched where one stands on the page.
  frauncesExtended: {
    source: frauncesSource.replace('latin', 'latin-ext'),
    axes: { ...frauncesLook, opsz: 60 },
  },
  figtreeExtended: {
    source: figtreeSource.replace('latin', 'latin-ext'),
    axes: { wght: { min: 400, max: 700 } },
  },
}

type Axes = Parameters<typeof subsetFont>[2]['variationAxes']
type Cut = { source: string; axes: NonNullable<Axes>; texts?: string }

/** Cuts the fonts to the characters that stand in content/ and src/. @returns where each lies */
export async function cutFonts() {
  await mkdir('.cache/fonts', { recursive: true })
  const cutOne = async ([name, cut]: [string, Cut]) => {
    const characters = await charactersIn(cut.texts)
    const key = hash('sha256', JSON.stringify([cut, characters])).slice(0, 12)
    const file = `.cache/fonts/${name}-${key}.woff2`
    if (!existsSync(file)) {
      // In one move: a build that is killed, or runs beside, leaves nothing half written.
      await writeFile(`${file}.${process.pid}`, await cutFont(cut, characters))
      await rename(`${file}.${process.pid}`, file)
    }
    return [name, `./${file}`] as const
  }
  const made = await Promise.all(Object.entries(cuts).map(cutOne))
  return Object.fromEntries(made) as Record<keyof typeof cuts, string>
}

/** Of the many features of both families: spacing, ligatures, and figures that stand in columns. */
export const cutFont = async ({ source, axes }: Cut, characters: string) =>
  subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'tnum'],
  })

/** Of some texts, or of all. What is typeset at build stands in no file. */
async function charactersIn(texts?: string) {
  const used = new Set('£’‘“”–—…·©×\u00a0')
  // Printable ASCII always: visitors type into the form.
  if (!texts) for (let code = 32; code < 127; code++) used.add(String.fromCharCode(code))
  const patterns = texts ? [texts] : ['content/**/*.{yaml,md}', 'src/**/*.{ts,tsx,astro}']
  for await (const file of glob(patterns, { exclude: ['src/**/*.test.*'] }))
    for (const character of await readFile(file, 'utf8')) used.add(character)
  return [...used].sort().join('')
}
