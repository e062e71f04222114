import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { iconsInUse } from '../content/icons-in-use.ts'

const moduleId = 'virtual:treatment-icons'
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
    enforce: 'pre',
    configResolved: (config) => {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === moduleId || id.startsWith(`${moduleId}/`) ? `\0${id}` : null),
    async load(id) {
      // The drawings of one content file, for a page that must not wait for the sprite.
      if (id.startsWith(`\0${moduleId}/`)) {
        const names = await iconsInUse(`content/${id.slice(moduleId.length + 2)}.ts`)
        return `export default ${JSON.stringify(drawings(names))}`
      }
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
  const symbols = Object.entries(drawings(await iconsInUse())).map(
    ([name, body]) => `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function drawings(names: readonly string[]) {
  const { icons } = JSON.parse(
    readFileSync('node_modules/@iconify-json/griddy-icons/icons.json', 'utf8'),
  ) as { icons: Record<string, { body: string }> }
  return Object.fromEntries(names.map((name) => [name, icons[name]?.body ?? '']))
}
