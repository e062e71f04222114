import type { APIRoute } from 'astro'
import { synonymsOf } from '~/content/search.ts'
import { content } from '~/content/site.ts'
import { gatherSearch } from '~/islands/search/search-data.ts'

/** What the search finds in, fetched when somebody asks; the records come from the built pages. */
export const GET: APIRoute = () =>
  Response.json({
    ...gatherSearch(content),
    synonyms: synonymsOf(content.search),
    records: [],
  })
