import path from 'node:path'
import type { Plugin } from 'vite'

/** Icons of lucide-react are drawn by app/components/lean-icon.ts: 2 KB less on every page. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  enforce: 'pre',
  resolveId(source, importer) {
    const isIcon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(importer ?? '')
    return isIcon && source.endsWith('createLucideIcon.mjs')
      ? path.resolve('app/components/lean-icon.ts')
      : null
  },
})
