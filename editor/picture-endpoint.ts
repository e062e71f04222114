import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { photograph } from './photograph.ts'

const name = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

/** A picture of content/images/, small, for the form. */
export const GET: APIRoute = async ({ url }) => {
  const [file] = filesNamed(url.searchParams.get('name') ?? '')
  if (!file) return new Response('There is no such picture.', { status: 404 })
  const bytes = await sharp(file).rotate().resize(480).webp().toBuffer()
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/webp' } })
}

/** Keeps an uploaded photograph. */
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
  const kept = await photograph(Buffer.from(await request.arrayBuffer()))
  if (typeof kept === 'string') return problem(kept)
  const target = `content/images/${wanted}.${kept.ending}`
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, kept.picture)
  for (const file of taken) if (path.normalize(file) !== path.normalize(target)) rmSync(file)
  return Response.json({ name: wanted })
}

const problem = (sentence: string) => new Response(sentence, { status: 422 })

const filesNamed = (wanted: string) =>
  name.test(wanted) ? globSync(`content/images/${wanted}.{avif,jpeg,jpg,png,webp}`) : []
