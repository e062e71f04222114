import type { Plugin } from 'vite'
import { group } from '../../content/group.ts'
import { pageMeta } from '../../content/page-meta.ts'

const prefix = 'virtual:page-meta'

/**
 * `import meta from 'virtual:page-meta/blog'`: the entry of one page of content/page-meta.ts, and the site's name.
 * Editors keep all titles and descriptions in one file; a visitor loads only those of a page.
 */
export function pageMetaSlices(): Plugin {
  return {
    name: 'page-meta-slices',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(`${prefix}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}/`)) return null
      const path = id.slice(prefix.length + 1).replace('/home', '/') as keyof typeof pageMeta
      const meta = pageMeta[path]
      if (!meta) this.error(`content/page-meta.ts: there is no entry for ${path}`)
      const { title, description } = meta
      const keywords = 'keywords' in meta ? meta.keywords.join(', ') : undefined
      return `export default ${JSON.stringify({ siteName: group.name, title, description, keywords })}`
    },
  }
}
