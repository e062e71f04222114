import { parseArgs } from 'node:util'
import { dev } from 'astro'
import type { Plugin } from 'vite'
import { serverEndpoints } from './server-endpoints.ts'

/**
 * npm run dev: the pages as they are built, with every edit shown, and the server's endpoints.
 *
 * --port=5173
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } })

await dev({
  server: { port: Number(values.port), host: '127.0.0.1' },
  vite: { plugins: [serverEndpoints(), reloadForStyles()] },
})

/** Styles stand in the page itself: an edit of theirs is seen by loading it anew. */
function reloadForStyles(): Plugin {
  return {
    name: 'reload-for-styles',
    hotUpdate({ file, server }) {
      if (!file.endsWith('.css')) return
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
      server.environments.client.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
