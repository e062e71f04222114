import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { group } from '../../content/group.ts'
import { pageMeta } from '../../content/page-meta.ts'
import { practices } from '../../content/practices.ts'
import { type PagePath, pages } from '../../src/routes.ts'
import { shareImagePath } from '../../src/seo/share-image.ts'
import { writeInOneMove } from './fonts.ts'

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

type ShareCard = { headline: string; name: string; towns: string; art: string }

/** The layout of a share picture, as the element tree that satori draws. */
const shareCard = ({ headline, name, towns, art }: ShareCard) => {
  const middle = { alignItems: 'center', justifyContent: 'center' }
  const picture = { width: 500, height: 500, objectFit: 'contain' }
  const dot = { width: 22, height: 22, borderRadius: 11, background: '#F2785C', marginRight: 16 }
  const title = {
    fontFamily: 'Fraunces',
    textWrap: 'balance',
    fontSize: headline.length > 26 ? 64 : 80,
    lineHeight: 1.08,
    letterSpacing: -1.5,
  }
  const sheet = { width: '100%', height: '100%', background: '#FBF7F0', color: '#12312F' }
  return box({ ...sheet, fontFamily: 'Figtree' }, [
    at(
      { right: -180, top: -110, width: 800, height: 800 },
      { borderRadius: 400, background: '#FFFFFF' },
    ),
    at({ right: 24, top: 65, width: 500, height: 500 }, middle, [
      { type: 'img', props: { src: art, style: picture } },
    ]),
    at({ left: 72, top: 60 }, { alignItems: 'center', fontFamily: 'Fraunces', fontSize: 34 }, [
      box(dot),
      name,
    ]),
    at({ left: 72, top: 150, width: 590, height: 330 }, { alignItems: 'center', ...title }, [
      headline,
    ]),
    at({ left: 72, bottom: 60 }, { fontSize: 32, color: '#0B6E69' }, [towns]),
  ])
}

type Style = Record<string, string | number>

const box = (style: Style, children: (object | string)[] = []) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const at = (place: Style, look: Style, children: (object | string)[] = []) =>
  box({ position: 'absolute', ...place, ...look }, children)
