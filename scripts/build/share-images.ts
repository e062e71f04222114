import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { type PagePath, pages } from '../../app/routes.ts'
import { shareImagePath } from '../../app/seo/share-image.ts'
import { group } from '../../content/group.ts'
import { pageMeta } from '../../content/page-meta.ts'
import { practices } from '../../content/practices.ts'
import { shareCard } from './share-card.ts'
import { writeInOneMove } from './write-in-one-move.ts'

const cache = '.cache/share-images'
const towns = Object.values(practices)
  .map(({ town }) => town)
  .join(' · ')

/** Pages with art of their own; the others show the hero's. */
const artFor: Partial<Record<PagePath, string>> = {
  '/services/general-dentistry': 'services/general',
  '/services/cosmetic-dentistry': 'services/cosmetic',
  '/services/dental-implants': 'services/implants',
  '/services/teeth-whitening': 'whitening',
  '/emergency-dentist': 'emergency',
  '/network-of-clinics': 'network',
}

const size = { width: 1200, height: 630 }

/** The picture of each page that social networks and messengers show: its headline beside our art. */
export async function drawShareImages(folder: string) {
  await mkdir(`${folder}/share-images`, { recursive: true })
  await mkdir(cache, { recursive: true })
  const fonts = await loadFonts()
  for (const { path: page } of pages) {
    const headline = pageMeta[page].shareHeadline
    const card = shareCard({
      headline,
      name: group.name,
      towns,
      art: await loadArt(artFor[page] ?? 'hero'),
    })
    const key = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 16)
    const drawn = path.join(cache, `${key}.png`)
    await readFile(drawn).catch(async () => writeInOneMove(drawn, await draw(card, fonts)))
    await copyFile(drawn, `${folder}${shareImagePath(page)}`)
  }
}

type Fonts = Parameters<typeof satori>[1]['fonts']

async function draw(card: ReturnType<typeof shareCard>, fonts: Fonts) {
  const svg = await satori(card as Parameters<typeof satori>[0], { ...size, fonts })
  const png = new Resvg(svg).render().asPng()
  return sharp(png).png({ palette: true, quality: 90 }).toBuffer()
}

async function loadFonts(): Promise<Fonts> {
  const cut = async (file: string, axes: Record<string, number>) => {
    const source = await readFile(`node_modules/@fontsource-variable/${file}`)
    const text = `${JSON.stringify(pageMeta)}${group.name} ·`
    return Buffer.from(
      await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: axes }),
    )
  }
  return [
    {
      name: 'Fraunces',
      weight: 600,
      data: await cut('fraunces/files/fraunces-latin-full-normal.woff2', {
        wght: 600,
        SOFT: 100,
        WONK: 0,
        opsz: 144,
      }),
    },
    {
      name: 'Figtree',
      weight: 500,
      data: await cut('figtree/files/figtree-latin-wght-normal.woff2', { wght: 500 }),
    },
  ]
}

async function loadArt(name: string) {
  const [file] = globSync(`content/images/${name}.*`)
  if (!file) throw new Error(`content/images/${name} is missing; share pictures need it`)
  const art = await sharp(file).autoOrient().resize(500, 500, { fit: 'inside' }).png().toBuffer()
  return `data:image/png;base64,${art.toString('base64')}`
}
