import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { group } from '../content/group.ts'
import { createApi } from '../server/api.ts'
import { realDependencies } from '../server/real-dependencies.ts'
import { readSettings } from '../server/settings/read-settings.ts'

const isEndpoint = (url = '') => /^\/(api|functions)\/|^\/(healthz|readyz)$/.test(url)

/** In development the real endpoints answer on Vite's own port. */
export function serverEndpoints(): Plugin {
  return {
    name: 'server-endpoints',
    apply: 'serve',
    async configureServer(server) {
      const manifest = {
        siteUrl: group.siteUrl,
        siteUrlIsPlaceholder: true,
        practiceHosts: [],
        pages: {},
        notFound: { file: '', contentHash: '', scriptHashes: [], styleHashes: [] },
      }
      const api = createApi(await realDependencies(readSettings(process.env), manifest))
      const listen = getRequestListener(api.fetch)
      server.middlewares.use((request, response, next) => {
        if (isEndpoint(request.url)) listen(request, response)
        else next()
      })
    },
  }
}
