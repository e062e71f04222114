import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { writeInOneMove } from '../build/write-in-one-move.ts'
import { nearestTint, type Tint } from './tint.ts'

/** Part of every key of the cache: whoever changes how pictures are developed changes this too. */
const recipe = { quality: 60, avif: 'all widths', webp: 'all but the smallest' }

export type Print = { format: 'avif' | 'webp'; width: number; file: string }
export type DevelopedPicture = { width: number; height: number; tint: Tint; prints: Print[] }

/**
 * A picture in every width and format, turned upright and stripped of whatever a phone wrote into
 * it. Kept by the content of the file, so that nothing is developed twice.
 */
export async function developPicture(
  file: string,
  widths: number[],
  cacheDir: string,
): Promise<DevelopedPicture> {
  const bytes = await readFile(file)
  const key = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([widths, recipe]))
    .digest('hex')
    .slice(0, 24)
  const folder = path.join(cacheDir, key)
  const record = path.join(folder, 'picture.json')
  const known = await readFile(record, 'utf8').catch(() => null)
  if (known) return JSON.parse(known)

  await mkdir(folder, { recursive: true })
  const upright = sharp(bytes, { failOn: 'truncated' }).autoOrient()
  const { autoOrient } = await upright.metadata()
  const tint = await dominantTint(bytes)
  const prints: Print[] = []
  // Never enlarged: a small picture comes out in its own width once.
  const possible = [...new Set(widths.map((wanted) => Math.min(wanted, autoOrient.width)))]
  const develop = async (format: Print['format'], width: number) => {
    const print = path.join(folder, `${width}.${format}`)
    const developing = upright.clone().resize({ width })
    const { quality } = recipe
    await writeInOneMove(print, await developing.toFormat(format, { quality }).toBuffer())
    prints.push({ format, width, file: print })
  }
  for (const width of possible) await develop('avif', width)
  // For the few browsers that are too old for AVIF: pages name as few files for them as can be.
  for (const width of possible.length > 1 ? possible.slice(1) : possible)
    await develop('webp', width)
  const width = Math.max(...possible)
  const height = Math.round((autoOrient.height * width) / autoOrient.width)
  const picture = { width, height, tint, prints }
  // Written last: a build that is cut off leaves nothing half developed behind.
  await writeInOneMove(record, JSON.stringify(picture))
  return picture
}

async function dominantTint(bytes: Buffer): Promise<Tint> {
  const { channels, isOpaque } = await sharp(bytes).stats()
  const [red, green, blue] = channels
  return isOpaque && red && green && blue ? nearestTint([red.mean, green.mean, blue.mean]) : 'none'
}
