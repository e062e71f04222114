import path from 'node:path'
import sharp from 'sharp'
import { type ImageMetadata, imagetools, type OutputFormat } from 'vite-imagetools'
import { nearestTint } from './tint.ts'

/** Widths by the folder a picture lies in: from a small phone to twice the widest place it is shown. */
const widthsByFolder: Record<string, number[]> = {
  images: [360, 540, 720, 960, 1280],
  practices: [320, 480, 640, 960],
  interiors: [320, 480, 640, 960],
  services: [200, 320, 480, 640],
  team: [240, 320, 480, 640],
  transformations: [360, 480, 640, 800],
  blog: [320, 480, 640, 960],
  videos: [320, 480, 640, 960],
}

/**
 * The image pipeline: every picture below content/images/ becomes AVIF and WebP in several widths
 * when it is imported. Turned upright first, then stripped of whatever a phone wrote into it.
 */
export function pictures() {
  return imagetools({
    include: /\/content\/images\/.+\.(avif|jpe?g|png|webp)$/,
    cache: { dir: '.cache/pictures' },
    namedExports: false,
    defaultDirectives: async (url) => {
      const file = decodeURIComponent(url.pathname)
      const folder = path.basename(path.dirname(file))
      const widths = widthsByFolder[folder] ?? widthsByFolder.images ?? []
      return new URLSearchParams({
        autoOrient: 'true',
        w: widths.join(';'),
        format: 'avif;webp',
        quality: '60',
        as: `responsive:${await dominantTint(file)}`,
      })
    },
    extendOutputFormats: (builtin) => ({ ...builtin, responsive }),
  })
}

const responsive: OutputFormat = (args) => (images) => {
  const largest = images.reduce((a, b) => (Number(a.width) > Number(b.width) ? a : b))
  return {
    avif: sourceSet(images, 'avif'),
    webp: sourceSet(images, 'webp'),
    src: images.findLast((image) => image.format === 'webp')?.src,
    width: largest.width,
    height: largest.height,
    tint: args?.[0],
  }
}

const sourceSet = (images: ImageMetadata[], format: string) =>
  images
    .filter((image) => image.format === format)
    .map((image) => `${image.src} ${image.width}w`)
    .join(', ')

async function dominantTint(file: string) {
  const { channels, isOpaque } = await sharp(file).resize(64, 64).stats()
  const [red, green, blue] = channels
  return isOpaque && red && green && blue ? nearestTint([red.mean, green.mean, blue.mean]) : 'none'
}
