import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { iconsInUse } from '../content/icons-in-use.ts'

const moduleId = '#treatment-icons'
const assetName = 'treatment-icons.svg'
const devPath = `/@${assetName}`

/**
 * The drawings that content files name, gathered into one sprite at build:
 * a page refers to a drawing in a few bytes, and no script carries any.
 */
export function treatmentIcons(): Plugin {
  let isBuild = false
  return {
    name: 'treatment-icons',
    configResolved: (config) => {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null
      if (!isBuild) return `export default ${JSON.stringify(devPath)}`
      const reference = this.emitFile({ type: 'asset', name: assetName, source: await sprite() })
      return `export default "__VITE_ASSET__${reference}__"`
    },
    configureServer(server) {
      server.middlewares.use(devPath, async (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(await sprite())
      })
    },
  }
}

async function sprite() {
  const { icons } = JSON.parse(
    readFileSync('node_modules/@iconify-json/griddy-icons/icons.json', 'utf8'),
  ) as {
    icons: Record<string, { body: string }>
  }
  const symbols = (await iconsInUse()).map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${icons[name]?.body}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
