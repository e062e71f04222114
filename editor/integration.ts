import type { AstroIntegration } from 'astro'

/** The editor's pages and its endpoints. `npm run edit` adds them; a build never does. */
export const editor = (): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ addMiddleware, injectRoute }) => {
      addMiddleware({ order: 'pre', entrypoint: new URL('./loopback.ts', import.meta.url) })
      const routes = {
        '/keystatic/[...params]': './editor/editor-page.astro',
        '/api/keystatic/[...params]': './editor/files-endpoint.ts',
        '/api/editor/compare': './editor/compare-endpoint.ts',
        '/api/editor/names': './editor/names-endpoint.ts',
        '/api/editor/open-points': './editor/open-points-endpoint.ts',
        '/api/editor/picture': './editor/picture-endpoint.ts',
        '/api/editor/pictures': './editor/pictures-endpoint.ts',
        '/api/editor/releases': './editor/releases-endpoint.ts',
        '/api/editor/shown-on': './editor/shown-on-endpoint.ts',
      }
      for (const [pattern, entrypoint] of Object.entries(routes))
        injectRoute({ pattern, entrypoint, prerender: false })
    },
  },
})
