import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { APIContext } from 'astro'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { POST } from './picture-endpoint.ts'

const [home, folder] = [process.cwd(), mkdtempSync(path.join(tmpdir(), 'pictures-'))]
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

async function upload(name: string, picture: Buffer, extra = '') {
  const url = new URL(`http://localhost/picture?name=${name}${extra}`)
  const headers = { host: 'localhost' }
  const body = new Uint8Array(picture)
  const request = new Request(url, { method: 'POST', headers, body })
  const answer = await POST({ request, url } as APIContext)
  return { status: answer.status, words: await answer.text() }
}

const plain = (width: number, height: number, background = '#0b6e69') =>
  sharp({ create: { width, height, channels: background === '#0000' ? 4 : 3, background } })

const kept = (file: string) => sharp(`content/images/${file}`).metadata()

test('a photograph of 48 megapixels is made smaller', async () => {
  expect((await upload('large', await plain(8000, 6000).jpeg().toBuffer())).status).toBe(200)
  expect(await kept('large.jpg')).toMatchObject({ width: 2560, height: 1920 })
})

test('a turned photograph stands upright and does not say where it was taken', async () => {
  const exif = { IFD3: { GPSLatitude: '53/1 47/1 0/1' } }
  const turned = plain(800, 600).jpeg().withMetadata({ orientation: 6, exif })
  await upload('turned', await turned.toBuffer())
  expect(await kept('turned.jpg')).toMatchObject({ width: 600, height: 800 })
  expect((await kept('turned.jpg')).exif).toBeUndefined()
})

test('a drawing that was cut out stays cut out', async () => {
  await upload('drawing', await plain(600, 600, '#0000').png().toBuffer())
  expect((await kept('drawing.webp')).hasAlpha).toBe(true)
})

test('what cannot be shown is refused with what to do instead', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const heicAnswer = await upload('phone', heic)
  expect(heicAnswer.status).toBe(422)
  expect(heicAnswer.words).toContain('Save it as JPEG and try again')
  const small = await upload('small', await plain(100, 100).png().toBuffer())
  expect(small.words).toMatch(/^This .*100.*\.$/)
  expect((await upload('../up', heic)).words).toContain('small letters')
})

test('a name that is taken is not lost, unless it is to be replaced', async () => {
  await upload('twice', await plain(500, 500).jpeg().toBuffer())
  const again = await upload('twice', await plain(700, 700, '#0000').png().toBuffer())
  expect(again.words).toContain('already')
  await upload('twice', await plain(700, 700, '#0000').png().toBuffer(), '&replace')
  const files = readdirSync('content/images').filter((file) => file.startsWith('twice'))
  expect(files).toEqual(['twice.webp'])
})
