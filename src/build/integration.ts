import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { notFoundPath } from '../routes.ts'
import { finishSite } from './finish-site.ts'

/** What our site asks of Astro beyond its settings. */
export const ourBuild = (): AstroIntegration => ({
  name: 'our-build',
  hooks: {
    /** `client:lazy`: when an island is hydrated. */
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'lazy', entrypoint: './src/islands/lazy-hydration.ts' }),
    /**
     * An import at run time would ask ahead for what the page has already: WebKit then fetches it twice,
     * and complains. Of the settings in `vite`, Astro heeds others only.
     */
    'astro:build:setup': ({ updateConfig }) => updateConfig({ build: { modulePreload: false } }),
    'astro:build:done': ({ dir, pages }) => {
      const paths = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`)
      return finishSite(
        fileURLToPath(dir),
        paths.filter((path) => path !== notFoundPath),
      )
    },
  },
})
