import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { nearestTint, type Tint } from './tint.ts'

const quality = 60
const formats = ['avif', 'webp'] as const

export type Print = { format: (typeof formats)[number]; width: number; file: string }
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
    .update(JSON.stringify([widths, formats, quality]))
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
  for (const width of new Set(widths.map((wanted) => Math.min(wanted, autoOrient.width)))) {
    for (const format of formats) {
      const print = path.join(folder, `${width}.${format}`)
      await upright.clone().resize({ width }).toFormat(format, { quality }).toFile(print)
      prints.push({ format, width, file: print })
    }
  }
  const width = Math.max(...prints.map((print) => print.width))
  const height = Math.round((autoOrient.height * width) / autoOrient.width)
  const picture = { width, height, tint, prints }
  // Written last and in one move: a build that is cut off leaves nothing half developed behind.
  await writeFile(`${record}.${process.pid}`, JSON.stringify(picture))
  await rename(`${record}.${process.pid}`, record)
  return picture
}

async function dominantTint(bytes: Buffer): Promise<Tint> {
  const { channels, isOpaque } = await sharp(bytes).stats()
  const [red, green, blue] = channels
  return isOpaque && red && green && blue ? nearestTint([red.mean, green.mean, blue.mean]) : 'none'
}
