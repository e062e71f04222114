import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { damaged, pictureProblem } from '../content/picture-problem.ts'
import { developPicture, type Print } from './develop-picture.ts'

/**
 * Widths by the folder a picture lies in: from a small phone to twice the widest place it is shown.
 * 720 is the whole width of most phones at double density.
 */
const widthsByFolder: Record<string, number[]> = {
  images: [360, 540, 720, 960, 1280],
  practices: [320, 480, 720, 960],
  interiors: [320, 480, 720, 960],
  services: [200, 320, 480, 640],
  team: [240, 320, 480, 640],
  transformations: [360, 480, 640, 800],
  blog: [320, 480, 640, 960],
  videos: [320, 480, 640, 960],
}
const otherWidths = [320, 480, 640, 960]

const pictureFile = /\/content\/images\/.+\.(avif|jpe?g|png|webp)$/i
const devPath = '/@pictures/'

/** The image pipeline: what a picture below content/images/ becomes when it is imported. */
export function pictures({ cacheDir = '.cache/pictures' } = {}): Plugin {
  let isBuild = false
  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved: (config) => {
      isBuild = config.command === 'build'
    },
    async load(id) {
      if (!pictureFile.test(id)) return null
      const widths = widthsByFolder[path.basename(path.dirname(id))] ?? otherWidths
      const { prints, ...facts } = await developPicture(id, widths, cacheDir).catch((cause) => {
        throw new Error(`${contentPath(id)}: ${pictureProblem(id) ?? damaged}`, { cause })
      })
      const name = path.parse(id).name
      const addresses = await Promise.all(
        prints.map(async ({ file, format }) => {
          if (!isBuild) return devPath + path.relative(cacheDir, file)
          const source = await readFile(file)
          return `__VITE_ASSET__${this.emitFile({ type: 'asset', name: `${name}.${format}`, source })}__`
        }),
      )
      const sourceSet = (format: Print['format']) =>
        prints
          .flatMap((print, index) =>
            print.format === format ? `${addresses[index]} ${print.width}w` : [],
          )
          .join(', ')
      const src = addresses[prints.findLastIndex(({ format }) => format === 'webp')]
      const picture = { avif: sourceSet('avif'), webp: sourceSet('webp'), src, ...facts }
      return { code: `export default ${JSON.stringify(picture)}`, moduleType: 'js' }
    },
    configureServer(server) {
      server.middlewares.use(devPath, (request, response, next) => {
        const [key, print] = (request.url ?? '').slice(1).split('/')
        if (!/^[0-9a-f]+$/.test(key ?? '') || !/^\d+\.(avif|webp)$/.test(print ?? '')) return next()
        response.setHeader('Content-Type', `image/${path.extname(print ?? '').slice(1)}`)
        createReadStream(path.join(cacheDir, key ?? '', print ?? ''))
          .on('error', next)
          .pipe(response)
      })
    },
  }
}

const contentPath = (id: string) => id.slice(id.indexOf('/content/images/') + 1)
