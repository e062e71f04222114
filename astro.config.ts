import path from 'node:path'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { browserSettings } from './scripts/browser-settings.ts'
import { contentSecurityPolicy } from './scripts/build/content-security-policy.ts'

Object.assign(process.env, browserSettings(process.env))
const { env } = process

export default defineConfig({
  // scripts/build/build-site.ts is told a folder beside the release that is being served.
  outDir: `${process.env.BUILD_FOLDER ?? 'build'}/client`,
  cacheDir: '.cache/astro',
  trailingSlash: 'never',
  build: { assets: 'assets' },
  integrations: [react(), neededDirective(), noModulePreload()],
  image: {
    service: {
      entrypoint: './scripts/build/image-service.ts',
      // Half the time of the default for a hundredth more bytes (docs/decisions/012).
      config: { avif: { effort: 2 } },
    },
  },
  security: {
    csp: contentSecurityPolicy({
      siteUrl: env.SITE_URL?.trim() ?? '',
      calls: [env.VITE_BACKEND_URL, env.VITE_LOCATION_LOOKUP_URL],
      chatbotScriptUrl: env.VITE_CHATBOT_SCRIPT_URL,
    }),
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    // A release that is built meanwhile changes nothing in the pages of the development server.
    server: { watch: { ignored: ['build', 'releases'].map((name) => `${path.resolve(name)}/**`) } },
    build: {
      // A picture or font inside a script would be downloaded whether it is needed or not.
      assetsInlineLimit: 0,
      rolldownOptions: { output: { assetFileNames: 'assets/[name]-[hash:6][extname]' } },
    },
  },
})

/** `client:needed`: when an island gets its script (src/islands/needed.ts). */
function neededDirective(): AstroIntegration {
  return {
    name: 'needed-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'needed', entrypoint: './src/islands/needed.ts' }),
    },
  }
}

/**
 * An import at run time would ask ahead for what the page has already: WebKit then fetches it twice,
 * and complains. Of the settings in `vite`, Astro heeds others only.
 */
function noModulePreload(): AstroIntegration {
  return {
    name: 'no-module-preload',
    hooks: {
      'astro:build:setup': ({ updateConfig }) => updateConfig({ build: { modulePreload: false } }),
    },
  }
}
