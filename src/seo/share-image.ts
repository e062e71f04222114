import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import type { ListedPage } from '../content/listed-page.ts'
import { readContent } from '../content/read-content.ts'
import { figtreeSource, frauncesLook, frauncesSource } from '../lib/cut-fonts.ts'

const { group, hero, pages, practices } = readContent()

const towns = Object.values(practices)
  .map(({ town }) => town)
  .join(' · ')

const size = { width: 1200, height: 630 }

/** The picture of a page that social networks and messengers show: its headline beside our art. */
export async function shareImage(page: ListedPage) {
  const card = shareCard({
    headline: page.titles.shareHeadline,
    name: group.name,
    towns,
    art: await loadArt(artOf(page)),
  })
  fonts ??= loadFonts()
  return draw(card, await fonts)
}

let fonts: Promise<Fonts> | undefined

/** A page of no picture of its own shows home's, and so does one whose picture has gone. */
export const artOf = ({ art = hero.image.src }: ListedPage) => art

type Fonts = Parameters<typeof satori>[1]['fonts']

export async function draw(card: ReturnType<typeof shareCard>, fonts: Fonts) {
  const svg = await satori(card as Parameters<typeof satori>[0], { ...size, fonts })
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer()
}

export async function loadFonts(): Promise<Fonts> {
  const headlines = pages.map((page) => page.titles.shareHeadline).join('')
  const text = `${headlines}${group.name}${towns}`
  const cut = async (source: string, variationAxes: Record<string, number>) => {
    const font = await readFile(source)
    return Buffer.from(await subsetFont(font, text, { targetFormat: 'truetype', variationAxes }))
  }
  const fraunces = await cut(frauncesSource, { ...frauncesLook, opsz: 144 })
  const figtree = await cut(figtreeSource, { wght: 500 })
  return [
    { name: 'Fraunces', weight: 600, data: fraunces },
    { name: 'Figtree', weight: 500, data: figtree },
  ]
}

/** A cut-out stands free in the circle; a scene, which has a ground of its own, fills it. */
type Art = { src: string; isScene: boolean }

async function loadArt(name: string): Promise<Art> {
  const [file = ''] = [name, hero.image.src].flatMap((art) => globSync(`content/images/${art}.*`))
  const picture = sharp(file).autoOrient()
  const isScene = !(await picture.metadata()).hasAlpha
  const fitted = isScene
    ? picture.resize(scene.width, scene.height, { fit: 'cover' })
    : picture.resize(cutOut, cutOut, { fit: 'inside' })
  const src = `data:image/png;base64,${(await fitted.png().toBuffer()).toString('base64')}`
  return { src, isScene }
}

/** The white disc at the right edge, and how much of it a scene fills. */
export const disc = { left: 600, top: -85, size: 800 }
const scene = { width: size.width - disc.left, height: size.height }
const cutOut = 500

const margin = 72
/** The headline keeps off the disc. */
const headlineWidth = disc.left - margin - 36

type ShareCard = { headline: string; name: string; towns: string; art: Art }

/** The layout of a share picture, as the element tree that satori draws. */
export const shareCard = ({ headline, name, towns, art }: ShareCard) => {
  const dot = { width: 22, height: 22, borderRadius: 11, background: '#F2785C', marginRight: 16 }
  const title = {
    fontFamily: 'Fraunces',
    textWrap: 'balance',
    fontSize: headlineSize(headline),
    lineHeight: 1.08,
    letterSpacing: -1.5,
  }
  const sheet = { width: '100%', height: '100%', background: '#FBF7F0', color: '#12312F' }
  const { size: diameter, ...corner } = disc
  const round = { ...corner, width: diameter, height: diameter, borderRadius: diameter / 2 }
  const square = { width: cutOut, height: cutOut }
  const line = { left: margin, alignItems: 'center' }
  return box({ ...sheet, fontFamily: 'Figtree' }, [
    at(
      { ...round, overflow: 'hidden', background: '#FFFFFF' },
      art.isScene ? [at({ left: 0, top: -disc.top, ...scene }, [img(art.src, scene)])] : [],
    ),
    ...(art.isScene ? [] : [at({ left: 664, top: 65, ...square }, [img(art.src, square)])]),
    at({ ...line, top: 60, fontFamily: 'Fraunces', fontSize: 34 }, [box(dot), name]),
    at({ ...line, ...title, top: 130, width: headlineWidth, height: 370 }, [headline]),
    at({ left: margin, bottom: 60, fontSize: 32, color: '#0B6E69' }, [towns]),
  ])
}

/** Words as large as they can be: few of them on two lines, a long title on four. */
function headlineSize({ length }: string) {
  if (length <= 26) return 80
  return length <= 50 ? 64 : 56
}

type Style = Record<string, string | number>

const box = (style: Style, children: (object | string)[] = []) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const at = (style: Style, children: (object | string)[]) =>
  box({ position: 'absolute', ...style }, children)

const img = (src: string, fitting: { width: number; height: number }) => ({
  type: 'img',
  props: { src, style: { ...fitting, objectFit: 'contain' } },
})
