import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createApi } from '../server/api.ts'
import { nodePlatform } from '../server/node-platform.ts'
import { readSettings } from '../server/settings.ts'
import { readContent } from '../src/content/read-content.ts'

const isEndpoint = (url = '') =>
  /^\/(api|functions)\/|^\/healthz$/.test(url) && !/^\/api\/(editor|keystatic)\//.test(url)

/** In development the real endpoints answer on Vite's own port, from the first time one is asked. */
export function serverEndpoints(): Plugin {
  let listen: ReturnType<typeof getRequestListener> | undefined
  return {
    name: 'server-endpoints',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!isEndpoint(request.url)) return next()
        listen ??= getRequestListener(endpoints().fetch)
        listen(request, response)
      })
    },
  }
}

function endpoints() {
  const { siteUrl } = readContent().group
  const manifest = { siteUrl, siteUrlIsPlaceholder: true, practiceHosts: [], pages: {} }
  return createApi(nodePlatform(readSettings(process.env), () => manifest))
}
