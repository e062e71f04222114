import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { imageErrors, unevenPairs, unreadablePictures } from './image-errors.ts'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

const at = (name: string) => path.join(folder, name)

const photo = (name: string, width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toFile(at(name))

/** Mistakes about files; the sample's own pictures are all missing from this folder. */
const errors = () => imageErrors(folder).filter((error) => error.startsWith(folder))

/** The first bytes of a photo as an iPhone saves it. */
const heicBytes = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heicmiaf', 'latin1')

test.each(['jo.jpg', 'jo.JPG', 'jo.JPEG'])('%s is accepted', async (name) => {
  await photo(name)
  expect(errors()).toEqual([])
})

test.each(['IMG_1234.HEIC', 'jo.heif'])('%s is refused with what to do on the phone', (name) => {
  writeFileSync(at(name), heicBytes)
  expect(errors()).toEqual([
    `${folder}/${name}: this is a HEIC picture, which browsers cannot show; save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible, then send the photo again)`,
  ])
})

test('a HEIC photo that was only renamed is still one', () => {
  writeFileSync(at('jo.jpg'), heicBytes)
  expect(errors()[0]).toContain('this is a HEIC picture')
})

test('AVIF, which lies in the same kind of file as HEIC, is accepted', async () => {
  await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .avif()
    .toFile(at('jo.avif'))
  expect(errors()).toEqual([])
})

test('other kinds of files are refused', () => {
  writeFileSync(at('scan.pdf'), '%PDF-1.7')
  expect(errors()).toEqual([
    `${folder}/scan.pdf: this kind of picture cannot be used; save it as JPEG, PNG or WebP`,
  ])
})

test('a file that is no picture at all is named', async () => {
  writeFileSync(at('jo.jpg'), '<html>Not found</html>')
  const [error] = await unreadablePictures(folder)
  expect(error).toContain('jo.jpg: this picture is damaged or only half copied')
})

test('a photo beside the picture it should replace is noticed', async () => {
  await photo('member-01.jpg')
  copyFileSync('content/images/hero.webp', at('member-01.webp'))
  expect(errors()).toEqual([
    `${folder}/member-01.jpg: there is also member-01.webp; delete the one you no longer want`,
  ])
})

test('a picture that breaks off half way is found, and one of 100 pixels with what to use instead', async () => {
  await photo('large.jpg')
  await photo('half.jpg')
  const bytes = readFileSync(at('half.jpg'))
  writeFileSync(at('half.jpg'), bytes.subarray(0, bytes.length / 2))
  await photo('small.jpg', 100, 100)
  expect(await unreadablePictures(folder)).toEqual([
    `${folder}/half.jpg: this picture is damaged or only half copied; copy it again, or save it anew as JPEG`,
    `${folder}/small.jpg: this picture is only 100 by 100 pixels and would look blurred; use one of at least 400 each way, for example the original instead of a copy from a message or a website`,
  ])
})

test('before and after have one shape', async () => {
  await photo('before.jpg')
  await photo('after.jpg', 1280, 960)
  await photo('upright.jpg', 480, 640)
  const pair = (after: string) =>
    unevenPairs({ cases: [{ beforeImage: { src: 'before' }, afterImage: { src: after } }] }, folder)
  expect(await pair('after')).toEqual([])
  expect(await pair('upright')).toEqual([expect.stringContaining('cut both to one shape')])
})
