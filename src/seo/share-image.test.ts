import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readContent } from '../content/read-content.ts'
import { artOf, disc, draw, loadFonts, shareCard } from './share-image.ts'

const { group, pages } = readContent()

const fonts = await loadFonts()
const nothing = { src: `data:image/png;base64,${(await dot()).toString('base64')}`, isScene: false }

/** Where the dark pixels of a share picture without its art lie: name and headline. */
async function inkOf(headline: string) {
  const card = shareCard({ headline, name: group.name, towns: '', art: nothing })
  const { data, info } = await sharp(await draw(card, fonts))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ink: { x: number; y: number }[] = []
  for (const [index, grey] of data.entries())
    if (grey < 128) ink.push({ x: index % info.width, y: Math.floor(index / info.width) })
  return ink
}

/** How far a pixel is from the disc; less than nothing inside of it. */
function distance({ x, y }: { x: number; y: number }) {
  const radius = disc.size / 2
  return Math.hypot(x - disc.left - radius, y - disc.top - radius) - radius
}

test.each(pages.map(({ path, titles }) => [path, titles.shareHeadline]))(
  'the headline of %s keeps off the disc, the name above and the towns below',
  async (_, headline) => {
    const ink = await inkOf(headline)
    const heights = ink.map(({ y }) => y).filter((y) => y > 110)
    expect(heights.length).toBeGreaterThan(0)
    expect(ink.reduce((least, at) => Math.min(least, distance(at)), 999)).toBeGreaterThan(16)
    expect(Math.min(...new Set(heights))).toBeGreaterThan(130)
    expect(Math.max(...new Set(heights))).toBeLessThan(510)
  },
  // Drawing takes long on a machine that is busy with something else.
  60_000,
)

test('practices, blog, form and articles have pictures of their own', () => {
  const own = pages.filter(({ path }) =>
    /^\/(locations|blog|share|services|emergency|network)/.test(path),
  )
  expect(own.map(artOf)).not.toContain('hero')
  const articles = pages.filter(({ article }) => article)
  expect(new Set(articles.map(artOf)).size).toBe(articles.length)
})

function dot() {
  return sharp({ create: { width: 1, height: 1, channels: 4, background: '#fff' } })
    .png()
    .toBuffer()
}
