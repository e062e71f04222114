import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'

/**
 * Widths by the folder a picture lies in: from a small phone to twice the widest place it is shown.
 * 720 is the whole width of most phones at double density.
 */
const widthsByFolder: Record<string, number[]> = {
  '': [360, 540, 720, 960, 1280],
  articles: [360, 540, 720, 960, 1280],
  landmarks: [140, 240, 400, 560, 800],
  services: [200, 320, 480, 640],
  team: [240, 320, 480, 640],
  transformations: [360, 480, 640, 800],
}
const otherWidths = [320, 480, 720, 960]
/** What is too old for AVIF is mostly an iPhone that stays at iOS 15: this wide, at its double density. */
const oldPhone = 720
/** Of AVIF and WebP. The renders were looked at in 40, 45, 50 and 60: below 50 their edges suffer. */
const quality = 50

const files = import.meta.glob<ImageMetadata & { clone?: ImageMetadata }>(
  // Cameras write endings in capitals too.
  '/content/images/**/*.{avif,jpeg,jpg,png,webp,AVIF,JPEG,JPG,PNG,WEBP}',
  { eager: true, import: 'default' },
)

type Image = { src: string; alt: string }

/**
 * A picture by the path that content files write, `team/member-01`: AVIF, and a WebP for browsers
 * that are too old for it.
 * The ending is left out there: a photograph may replace a render in any format.
 */
export async function picture({ src: path, alt }: Image) {
  const src = files[fileOf(path)]
  if (!src)
    throw new Error(`content/images/${path} does not exist; check the path or add the picture`)
  const [folder = ''] = path.split('/').slice(0, -1)
  const widths = [...(widthsByFolder[folder] ?? otherWidths)]
  // Asked of the copy: Astro publishes an original that it is asked anything of, and a photograph
  // may say where it was taken.
  const original = src.clone ?? src
  const width = Math.min(original.width, widths.at(-1) ?? original.width)
  const height = Math.round((original.height * width) / original.width)
  const avif = await getImage({ src, width, height, quality, widths, format: 'avif' })
  const webp = await getImage({
    src,
    // The widest of all is for screens of a density that an old browser does not have.
    width: Math.min(original.width, oldPhone, widths.at(-2) ?? oldPhone),
    quality,
    format: 'webp',
  })
  return {
    avif: avif.srcSet.attribute,
    src: webp.src,
    width,
    height,
    alt,
    // What is cut out is kept as WebP (editor/photograph.ts).
    ...(/^jpe?g$/.test(original.format) && { isPhotograph: true }),
  }
}

/** A landmark of the skyline by day, and what its windows and its door give off: light alone. */
export async function landmarkPictures(name: string) {
  const layer = (ending: string) => picture({ src: `landmarks/${name}${ending}`, alt: '' })
  return { day: await layer(''), windows: await layer('-windows'), door: await layer('-door') }
}

const fileOf = (path: string) =>
  Object.keys(files).find((file) => file.replace(/\.\w+$/, '') === `/content/images/${path}`) ?? ''
