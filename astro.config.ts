import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { browserSettings } from './scripts/browser-settings.ts'

Object.assign(process.env, browserSettings(process.env))

export default defineConfig({
  // scripts/build.ts names a folder beside the release that is being served.
  outDir: `${process.env.BUILD_FOLDER ?? 'build'}/client`,
  cacheDir: '.cache/astro',
  trailingSlash: 'never',
  build: { assets: 'assets' },
  integrations: [react(), neededDirective()],
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // Half the time of the default for a hundredth more bytes (docs/decisions/012).
      config: { avif: { effort: 2 } },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    build: {
      // A picture or font inside a script would be downloaded whether it is needed or not.
      assetsInlineLimit: 0,
      rolldownOptions: { output: { assetFileNames: 'assets/[name]-[hash:6][extname]' } },
    },
  },
})

/** `client:needed`: when an island gets its script (src/islands/needed.ts). */
function neededDirective() {
  return {
    name: 'needed-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }: AddsDirectives) =>
        addClientDirective({ name: 'needed', entrypoint: './src/islands/needed.ts' }),
    },
  }
}

type AddsDirectives = {
  addClientDirective: (directive: { name: string; entrypoint: string }) => void
}
