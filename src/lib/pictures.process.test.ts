import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import type { PictureSource } from '../components/picture.tsx'

/** A site of nothing but photos, whose one page tells what became of them. */
const root = temporaryFolder()
const photos = path.join(root, 'content/images/team')
/** Real pictures are developed here; how long that takes depends on the machine. */
const patience = 120_000
let made: Record<string, PictureSource>

beforeAll(async () => {
  mkdirSync(photos, { recursive: true })
  await takePhoto('large.jpg', { width: 4032, height: 3024 })
  await takePhoto('upright.jpg', { width: 4032, height: 3024, orientation: 6 })
  await takePhoto('small.jpg', { width: 400, height: 300 })
  await takePhoto('small-tall.jpg', { width: 600, height: 400, orientation: 6 })
  await takePhoto('small-wide.jpg', { width: 400, height: 600, orientation: 8 })
  // The settings read the site's own address from the content.
  cpSync('content/group.yaml', path.join(root, 'content/group.yaml'))
  write('src/pages/pictures.json.ts', page)
  write('astro.config.ts', settings)
  cpSync('src/lib/pictures.ts', path.join(root, 'src/lib/pictures.ts'))
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  build()
}, patience)

const names = ['large', 'upright', 'small', 'small-tall', 'small-wide']
const page = `
  import { picture } from '../lib/pictures.ts'
  const entry = async (name) => [name, await picture({ src: 'team/' + name, alt: name })]
  export const GET = async () =>
    Response.json(Object.fromEntries(await Promise.all(${JSON.stringify(names)}.map(entry))))`
const settings = `
  import site from '${path.resolve('astro.config.ts')}'
  export default { image: site.image, build: site.build, devToolbar: site.devToolbar }`

function build() {
  const astro = path.resolve('node_modules/astro/bin/astro.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error(stdout + stderr)
  made = JSON.parse(readFileSync(path.join(root, 'dist/pictures.json'), 'utf8'))
}

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

type Photo = { width: number; height: number; orientation?: number }

/** As a phone stores it: red on the left half and blue on the right, with place and direction written into it. */
async function takePhoto(name: string, { width, height, orientation = 1 }: Photo) {
  const right = { width: width / 2, height, channels: 3 as const, background: '#2030c0' }
  await sharp({ create: { width, height, channels: 3, background: '#c03020' } })
    .composite([
      { input: await sharp({ create: right }).png().toBuffer(), left: width / 2, top: 0 },
    ])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 47/1 5977/100' },
    })
    .withMetadata({ orientation })
    .toFile(path.join(photos, name))
}

const picture = (name: string) => made[name] as PictureSource

const widthsIn = (sourceSet: string) =>
  sourceSet.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]))

/** The files that were made of a photo. */
const filesOf = (name: string) =>
  `${picture(name).avif}, ${picture(name).src}`
    .split(', ')
    .map((candidate) => readFileSync(path.join(root, 'dist', candidate.replace(/ .*/, ''))))

test('a large photo comes out in every width as AVIF, and as one WebP', async () => {
  const { avif, src, ...measures } = picture('large')
  expect(widthsIn(avif)).toEqual([240, 320, 480, 640])
  expect(await sharp(path.join(root, 'dist', src)).metadata()).toMatchObject({
    format: 'webp',
    width: 480,
    height: 360,
  })
  expect(measures).toMatchObject({ width: 640, height: 480 })
})

test('a photo of a phone held upright comes out upright', async () => {
  expect(picture('upright')).toMatchObject({ width: 640, height: 853 })
  for (const bytes of filesOf('upright')) {
    const { width, height, orientation } = await sharp(bytes).metadata()
    expect(height).toBeGreaterThan(width)
    expect(orientation).toBeUndefined()
    // Turned clockwise, what was stored on the left is at the top.
    const spot = { left: 20, top: 20, width: 1, height: 1 }
    const top = await sharp(bytes).extract(spot).raw().toBuffer()
    expect(top[0]).toBeGreaterThan(top[2] ?? 255)
  }
})

test('the place where a photo was taken does not leave the house', async () => {
  const stored = await sharp(path.join(photos, 'large.jpg')).metadata()
  expect(stored.exif).toBeDefined()
  for (const bytes of filesOf('large')) {
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('Phone')).toBe(false)
  }
})

test('a picture smaller than the widths wanted is not enlarged', () => {
  expect(widthsIn(picture('small').avif)).toEqual([240, 320, 400])
  expect(picture('small')).toMatchObject({ width: 400, height: 300 })
})

test('a small picture is measured after it was turned, not before', () => {
  expect(widthsIn(picture('small-tall').avif)).toEqual([240, 320, 400])
  expect(picture('small-tall')).toMatchObject({ width: 400, height: 600 })
  expect(widthsIn(picture('small-wide').avif)).toEqual([240, 320, 480, 600])
  expect(picture('small-wide')).toMatchObject({ width: 600, height: 400 })
})
