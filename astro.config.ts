import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, fontProviders } from 'astro/config'
import { devServer } from './scripts/dev-server.ts'
import { checkSettings } from './server/settings.ts'
import { contentSecurityPolicy } from './src/build/content-security-policy.ts'
import { ourBuild } from './src/build/integration.ts'
import { settings, settingsForBrowsers } from './src/build/settings.ts'
import { parseYaml } from './src/content/parse-yaml.ts'
import { cutFonts } from './src/lib/cut-fonts.ts'

checkSettings(settings)

const group = parseYaml(readFileSync('content/group.yaml', 'utf8'), 'content/group.yaml') as {
  siteUrl: string
}

const font = await cutFonts()
const provider = fontProviders.local()
const normal = { style: 'normal' as const }
const latinExtended: [string, string] = ['U+0100-024F', 'U+1E00-1EFF']

export default defineConfig({
  site: settings.SITE_URL?.trim() || group.siteUrl,
  // scripts/publish.ts names a folder beside the release that is being served.
  outDir: `${process.env.BUILD_FOLDER ?? 'build'}/client`,
  cacheDir: '.cache/astro',
  trailingSlash: 'never',
  build: { assets: 'assets' },
  integrations: [react(), ourBuild(), devServer()],
  server: { host: '127.0.0.1', port: 5173 },
  // Half the time of the default for a hundredth more bytes (docs/decisions/012).
  image: {
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  fonts: [
    {
      provider,
      name: 'Fraunces',
      cssVariable: '--font-fraunces',
      fallbacks: ['serif'],
      options: { variants: [{ ...normal, weight: '600', src: [font.fraunces] }] },
    },
    {
      provider,
      name: 'Figtree',
      cssVariable: '--font-figtree',
      fallbacks: ['sans-serif'],
      options: { variants: [{ ...normal, weight: '400 700', src: [font.figtree] }] },
    },
    // Without fallbacks, as the list goes on with the families above (src/styles/tokens.css).
    {
      provider,
      name: 'Fraunces Extended',
      cssVariable: '--font-fraunces-extended',
      fallbacks: [],
      options: {
        variants: [
          { ...normal, weight: '600', src: [font.frauncesExtended], unicodeRange: latinExtended },
        ],
      },
    },
    {
      provider,
      name: 'Figtree Extended',
      cssVariable: '--font-figtree-extended',
      fallbacks: [],
      options: {
        variants: [
          {
            ...normal,
            weight: '400 700',
            src: [font.figtreeExtended],
            unicodeRange: latinExtended,
          },
        ],
      },
    },
  ],
  env: { schema: settingsForBrowsers },
  security: {
    csp: contentSecurityPolicy({
      siteUrl: settings.SITE_URL ?? '',
      calls: [settings.BACKEND_URL, settings.LOCATION_LOOKUP_URL],
      chatbotScriptUrl: settings.CHATBOT_SCRIPT_URL,
    }),
  },
  devToolbar: { enabled: false },
  // No text of ours has code in it, and its colours would be against the policy.
  markdown: { syntaxHighlight: false },
  vite: {
    // One file of settings, which is read above: not .env.local and the like beside it.
    envDir: false,
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
