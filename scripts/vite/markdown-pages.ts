import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { loadPage } from '../content/load-page.ts'

/** `import page from '…/content/pages/complaints.md'` gives the page's facts, HTML and headings. */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    load(id) {
      if (!/\/content\/pages\/[\w-]+\.md$/.test(id)) return null
      const file = path.relative(process.cwd(), id)
      const page = loadPage(readFileSync(id, 'utf8'), file)
      return { code: `export default ${JSON.stringify(page)}`, moduleType: 'js' }
    },
  }
}
