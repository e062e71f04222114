import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createApi } from '../server/api.ts'
import { realDependencies } from '../server/real-dependencies.ts'
import { readSettings } from '../server/settings/read-settings.ts'
import { readContent } from '../src/content/read-content.ts'

const { group } = readContent()

const isEndpoint = (url = '') =>
  /^\/(api|functions)\/|^\/(healthz|readyz)$/.test(url) && !/^\/api\/(editor|keystatic)\//.test(url)

/** In development the real endpoints answer on Vite's own port, from the first time one is asked. */
export function serverEndpoints(): Plugin {
  let api: ReturnType<typeof startApi> | undefined
  return {
    name: 'server-endpoints',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!isEndpoint(request.url)) return next()
        api ??= startApi()
        api.then((listen) => listen(request, response), next)
      })
    },
  }
}

async function startApi() {
  const manifest = {
    siteUrl: group.siteUrl,
    siteUrlIsPlaceholder: true,
    practiceHosts: [],
    pages: {},
    notFound: { file: '', contentHash: '' },
  }
  const api = createApi(await realDependencies(readSettings(process.env), manifest))
  return getRequestListener(api.fetch)
}
