import sharp from 'sharp'
import { sizeProblem } from '../src/content/fields.ts'

/** Twice the widest place a picture is shown in; a photograph of 48 megapixels is made smaller. */
const widest = 2560

/**
 * An uploaded photograph as it is kept: turned upright, without the place it was taken at, not too large.
 * Or, as a sentence, why it cannot be.
 */
export async function photograph(bytes: Buffer, always?: 'webp') {
  if (bytes.length === 0) return unusable
  const photo = sharp(bytes, { limitInputPixels: 200_000_000 })
  const size = await photo.metadata().catch(() => undefined)
  if (!size || size.format === 'heif' || size.format === 'svg') return unusable
  const tooSmall = sizeProblem(size.width, size.height)
  if (tooSmall) return `${tooSmall.replace('this', 'This')}.`
  // A drawing that was cut out stays cut out.
  const ending = size.hasAlpha ? 'webp' : (always ?? 'jpg')
  const upright = photo
    .rotate()
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
  const picture = await upright
    .toFormat(ending === 'jpg' ? 'jpeg' : ending, { quality: 90 })
    .toBuffer()
    .catch(() => undefined)
  return picture ? { picture, ending } : unusable
}

const unusable =
  'This picture cannot be read. Save it as JPEG and try again (on an iPhone: Settings, Camera, Formats, Most Compatible, then send the photo again).'
