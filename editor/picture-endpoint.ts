import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { sizeProblem } from '../src/content/fields.ts'

/** Twice the widest place a picture is shown in; a photograph of 48 megapixels is made smaller. */
const widest = 2560

const name = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

/** A picture of content/images/, small, for the form. */
export const GET: APIRoute = async ({ url }) => {
  const [file] = filesNamed(url.searchParams.get('name') ?? '')
  if (!file) return new Response('There is no such picture.', { status: 404 })
  const bytes = await sharp(file).rotate().resize(480).webp().toBuffer()
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/webp' } })
}

/** Keeps an uploaded photograph: turned upright, without the place it was taken at, not too large. */
export const POST: APIRoute = async ({ request, url }) => {
  const wanted = url.searchParams.get('name') ?? ''
  // The browser writes to the repository itself, words only.
  if (process.env.EDITOR_REPOSITORY?.trim())
    return problem(
      'Pictures are added to content/images in the repository, not here: ask whoever looks after it.',
    )
  if (!name.test(wanted)) return problem('Call the picture by small letters, digits and hyphens.')
  const taken = filesNamed(wanted)
  if (taken.length > 0 && !url.searchParams.has('replace'))
    return problem(`There is a picture called ${wanted} already; choose another name.`)
  const bytes = Buffer.from(await request.arrayBuffer())
  if (bytes.length === 0) return problem(unusable)
  const photo = sharp(bytes, { limitInputPixels: 200_000_000 })
  const size = await photo.metadata().catch(() => undefined)
  if (!size || size.format === 'heif' || size.format === 'svg') return problem(unusable)
  const tooSmall = sizeProblem(size.width, size.height)
  if (tooSmall) return problem(`${tooSmall.replace('this', 'This')}.`)
  // A drawing that was cut out stays cut out.
  const ending = size.hasAlpha ? 'webp' : 'jpg'
  const target = `content/images/${wanted}.${ending}`
  mkdirSync(path.dirname(target), { recursive: true })
  const upright = photo
    .rotate()
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
  const picture = await (size.hasAlpha
    ? upright.webp({ quality: 90 })
    : upright.jpeg({ quality: 90 })
  )
    .toBuffer()
    .catch(() => undefined)
  if (!picture) return problem(unusable)
  writeFileSync(target, picture)
  for (const file of taken) if (path.normalize(file) !== path.normalize(target)) rmSync(file)
  return Response.json({ name: wanted })
}

const unusable =
  'This picture cannot be read. Save it as JPEG and try again (on an iPhone: Settings, Camera, Formats, Most Compatible, then send the photo again).'

const problem = (sentence: string) => new Response(sentence, { status: 422 })

const filesNamed = (wanted: string) =>
  name.test(wanted) ? globSync(`content/images/${wanted}.{avif,jpeg,jpg,png,webp}`) : []
