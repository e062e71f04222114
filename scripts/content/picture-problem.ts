import { closeSync, openSync, readSync } from 'node:fs'

/** What is wrong with a picture, in words that say what to do; undefined when nothing is to be seen. */
export function pictureProblem(file: string): string | undefined {
  const kind = kindByContent(firstBytes(file))
  if (kind === 'heic' || /\.hei[cf]$/i.test(file)) return heic
  if (!/\.(avif|jpe?g|png|webp)$/i.test(file)) return otherKind
  return kind ? undefined : damaged
}

const heic =
  'this is a HEIC picture, which browsers cannot show; save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible, then send the photo again)'
const otherKind = 'this kind of picture cannot be used; save it as JPEG, PNG or WebP'
export const damaged =
  'this picture is damaged or only half copied; copy it again, or save it anew as JPEG'

/** By its first bytes, because a HEIC photo that was renamed to .jpg is still one. */
function kindByContent(bytes: Buffer) {
  const text = bytes.toString('latin1')
  if (/^....ftyp(hei[cfmsx]|hev[cmsx]|mif1....(?!.*avif)|msf1)/s.test(text)) return 'heic'
  if (/^....ftyp/s.test(text)) return 'avif'
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n')) return 'png'
  if (/^RIFF....WEBP/s.test(text)) return 'webp'
  return undefined
}

function firstBytes(file: string) {
  const bytes = Buffer.alloc(64)
  const descriptor = openSync(file, 'r')
  try {
    return bytes.subarray(0, readSync(descriptor, bytes))
  } finally {
    closeSync(descriptor)
  }
}
