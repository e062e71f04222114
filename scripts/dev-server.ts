import { getRequestListener } from '@hono/node-server'
import type { AstroIntegration } from 'astro'
import { createApi } from '../server/api.ts'
import { nodePlatform } from '../server/node-platform.ts'
import { readSettings } from '../server/settings.ts'
import { readContent } from '../src/content/read-content.ts'

const isEndpoint = (url = '') =>
  /^\/(api|functions)\/|^\/healthz$/.test(url) && !/^\/api\/(editor|keystatic)\//.test(url)

/**
 * In development the real endpoints answer on Astro's own port, from the first time one is asked. Styles stand
 * in the page itself: an edit of theirs is seen by loading it anew.
 */
export const devServer = (): AstroIntegration => ({
  name: 'dev-server',
  hooks: {
    'astro:server:setup': ({ server }) => {
      let listen: ReturnType<typeof getRequestListener> | undefined
      server.middlewares.use((request, response, next) => {
        if (!isEndpoint(request.url)) return next()
        listen ??= getRequestListener(endpoints().fetch)
        listen(request, response)
      })
      server.watcher.on('change', (file) => {
        if (!file.endsWith('.css')) return
        for (const { moduleGraph } of Object.values(server.environments))
          moduleGraph.invalidateAll()
        server.environments.client.hot.send({ type: 'full-reload' })
      })
    },
  },
})

function endpoints() {
  const { siteUrl } = readContent().group
  const manifest = {
    siteUrl,
    siteUrlIsPlaceholder: true,
    practiceHosts: [],
    pages: {},
    redirects: {},
  }
  return createApi(nodePlatform(readSettings(process.env), () => manifest))
}
