import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { build, type Rollup } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureData } from './picture-data.ts'
import { pictures } from './pictures.ts'

// Real pictures are developed here; how long that takes depends on the machine.
vi.setConfig({ testTimeout: 120_000 })

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  mkdirSync(path.join(root, 'content/images/team'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const red = '#c03020'
const blue = '#2030c0'

type Photo = { width: number; height: number; orientation?: number; name?: string }

/** As a phone stores it: red on the left half and blue on the right, with place and direction written into it. */
async function takePhoto({ width, height, orientation = 1, name = 'jo.jpg' }: Photo) {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: blue } }
  const photo = await sharp({ create: { width, height, channels: 3, background: red } })
    .composite([{ input: await sharp(right).png().toBuffer(), left: width / 2, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 47/1 5977/100' },
    })
    .withMetadata({ orientation })
    .toBuffer()
  return write(name, photo)
}

function write(name: string, bytes: Buffer | string) {
  writeFileSync(path.join(root, 'content/images/team', name), bytes)
  return name
}

/** What the site's pages get to know of the picture, and the files that were made of it. */
async function developed(name: string) {
  const entry = path.join(root, 'entry.js')
  const image = JSON.stringify(`./content/images/team/${name}`)
  writeFileSync(entry, `import picture from ${image}; export default picture`)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures({ cacheDir: path.join(root, 'cache') })],
    build: { write: false, assetsInlineLimit: 0, lib: { entry, formats: ['es'], fileName: 'out' } },
  })
  const [{ output }] = result as [Rollup.RollupOutput]
  const files = new Map(
    output.flatMap((file) =>
      file.type === 'asset' ? [[file.fileName, Buffer.from(file.source)] as const] : [],
    ),
  )
  const picture = await pictureData(output[0].code, String)
  return { picture, files }
}

const widthsIn = (sourceSet: unknown) =>
  String(sourceSet)
    .split(', ')
    .map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]))

test('a large photo comes out in every width as AVIF, and in all but the smallest as WebP', async () => {
  const { picture, files } = await developed(await takePhoto({ width: 4032, height: 3024 }))
  expect(widthsIn(picture.avif)).toEqual([240, 320, 480, 640])
  expect(widthsIn(picture.webp)).toEqual([320, 480, 640])
  expect(picture).toMatchObject({ width: 640, height: 480 })
  expect(files.size).toBe(7)
})

test('a photo of a phone held upright comes out upright', async () => {
  const name = await takePhoto({ width: 4032, height: 3024, orientation: 6 })
  const { picture, files } = await developed(name)
  expect(picture).toMatchObject({ width: 640, height: 853 })
  for (const bytes of files.values()) {
    const { width, height, orientation } = await sharp(bytes).metadata()
    expect(height).toBeGreaterThan(width)
    expect(orientation).toBeUndefined()
    // Turned clockwise, what was stored on the left is at the top.
    const top = await sharp(bytes)
      .extract({ left: 20, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(top[0]).toBeGreaterThan(top[2] ?? 255)
  }
})

test('the place where a photo was taken does not leave the house', async () => {
  const name = await takePhoto({ width: 800, height: 600 })
  const stored = readFileSync(path.join(root, 'content/images/team', name))
  expect((await sharp(stored).metadata()).exif).toBeDefined()
  const { files } = await developed(name)
  for (const bytes of files.values()) {
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('Phone')).toBe(false)
  }
})

test('a picture smaller than the widths wanted is not enlarged', async () => {
  const { picture } = await developed(await takePhoto({ width: 400, height: 300 }))
  expect(widthsIn(picture.avif)).toEqual([240, 320, 400])
  expect(picture).toMatchObject({ width: 400, height: 300 })
})

test('a small picture is measured after it was turned, not before', async () => {
  const tall = await developed(await takePhoto({ width: 600, height: 400, orientation: 6 }))
  expect(widthsIn(tall.picture.avif)).toEqual([240, 320, 400])
  expect(tall.picture).toMatchObject({ width: 400, height: 600 })
  const wide = await developed(await takePhoto({ width: 400, height: 600, orientation: 8 }))
  expect(widthsIn(wide.picture.avif)).toEqual([240, 320, 480, 600])
  expect(wide.picture).toMatchObject({ width: 600, height: 400 })
})

test('a photo that is turned later is not served from the cache', async () => {
  const before = await developed(await takePhoto({ width: 400, height: 400, orientation: 6 }))
  const after = await developed(await takePhoto({ width: 400, height: 400, orientation: 8 }))
  const sums = (files: Map<string, Buffer>) => [...files.values()].map((b) => b.toString('base64'))
  const cached = new Set(sums(before.files))
  expect(sums(after.files).filter((sum) => cached.has(sum))).toEqual([])
})

test.each(['jo.JPG', 'jo.JPEG'])('%s, as cameras write it, is developed too', async (name) => {
  const { picture } = await developed(await takePhoto({ width: 640, height: 480, name }))
  expect(picture).toMatchObject({ width: 640, height: 480, tint: expect.any(String) })
})

test('a damaged picture stops the build with its name', async () => {
  const name = await takePhoto({ width: 800, height: 600 })
  const bytes = readFileSync(path.join(root, 'content/images/team', name))
  write(name, bytes.subarray(0, bytes.length / 2))
  await expect(developed(name)).rejects.toThrow(
    /content\/images\/team\/jo\.jpg: this picture is damaged or only half copied/,
  )
})
