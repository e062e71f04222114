import { getRequestListener } from '@hono/node-server'
import type { AstroIntegration } from 'astro'

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
      server.middlewares.use(async (request, response, next) => {
        if (!isEndpoint(request.url)) return next()
        listen ??= getRequestListener((await endpoints()).fetch)
        await listen(request, response)
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

/** Fetched when they are asked for: a build needs none of it. */
async function endpoints() {
  const [{ createApi }, { nodePlatform }, { readSettings }, { readContent }] = await Promise.all([
    import('../server/api.ts'),
    import('../server/node-platform.ts'),
    import('../server/settings.ts'),
    import('../src/content/read-content.ts'),
  ])
  const { siteUrl } = readContent().group
  const manifest = { siteUrl, siteUrlIsPlaceholder: true, practiceHosts: [], pages: {} }
  return createApi(nodePlatform(readSettings(process.env), () => manifest))
}
