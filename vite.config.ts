import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { articles } from './scripts/vite/articles.ts'
import { browserSettings } from './scripts/vite/browser-settings.ts'
import { codeSplitting, compileAhead } from './scripts/vite/code-splitting.ts'
import { contentCheck } from './scripts/vite/content-check.ts'
import { headScript } from './scripts/vite/head-script.ts'
import { leanIcons } from './scripts/vite/lean-icons.ts'
import { leanImports } from './scripts/vite/lean-imports.ts'
import { markdownPages } from './scripts/vite/markdown-pages.ts'
import { moduleSizes } from './scripts/vite/module-sizes.ts'
import { pageMetaSlices } from './scripts/vite/page-meta-slices.ts'
import { pictures } from './scripts/vite/pictures.ts'
import { plainPageEntry } from './scripts/vite/plain-page-entry.ts'
import { serverEndpoints } from './scripts/vite/server-endpoints.ts'
import { treatmentIcons } from './scripts/vite/treatment-icons.ts'

Object.assign(process.env, browserSettings(process.env))

/** Pages name hundreds of pictures: six characters of the hash are plenty. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'

export default defineConfig({
  plugins: [
    contentCheck(),
    markdownPages(),
    articles(),
    pageMetaSlices(),
    headScript(),
    treatmentIcons(),
    leanIcons(),
    leanImports(),
    pictures(),
    plainPageEntry(),
    tailwindcss(),
    reactRouter(),
    moduleSizes(),
    serverEndpoints(),
  ],
  resolve: { tsconfigPaths: true },
  // Known before the first page is asked for: a package found later would have it load again.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*'] },
  build: {
    // A picture or font inside a script would be downloaded whether it is needed or not.
    assetsInlineLimit: 0,
    // What a late part needs lies in one or two files: hints for them cost more than they save.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting, assetFileNames, postBanner: compileAhead } },
  },
})
