import { defineCollection } from 'astro:content'
import { ContentError } from './content/parse-yaml.ts'
import { readContent } from './content/read-content.ts'

/** content/ as one collection: an entry for each value that pages ask for (src/content/site.ts). */
const content = defineCollection({
  loader: {
    name: 'content-folder',
    load: async ({ store, watcher, logger }) => {
      const fill = () => {
        for (const [id, value] of Object.entries(readContent())) store.set({ id, data: { value } })
      }
      fill()
      watcher?.on('all', (_, file) => {
        if (!/[\\/]content[\\/].*\.(yaml|md)$/.test(file)) return
        try {
          fill()
        } catch (error) {
          // While somebody is typing, the pages stay as they were.
          if (!(error instanceof ContentError)) throw error
          for (const line of error.lines) logger.warn(line)
        }
      })
    },
  },
})

export const collections = { content }
