import { type APIRequestContext, expect } from '@playwright/test'
import { plainly } from '../../src/content/typeset.ts'
import { group } from '../content.ts'
import { served } from './served-text.ts'

/** What the server shows of the release that is live, wherever a fact can stand. */
export function publishedSite(request: APIRequestContext, url: string) {
  const text = async (address: string) => {
    const answer = await request.get(url + address)
    expect(answer.status(), address).toBe(200)
    return answer.text()
  }
  const html = async (address: string) => plainly(await text(address))
  return {
    text,
    /** As it is sent, in plain letters. */
    html,
    /** What a reader gets. */
    words: async (address: string) => (await served(request, url + address)).text,
    /** What search engines are told. */
    structuredData: async (address: string) =>
      [...(await html(address)).matchAll(/<script type="application\/ld\+json">([^<]*)/g)]
        .map(([, data]) => data)
        .join('\n'),
    /** Everything the search shows and finds in. */
    search: () => html('/search.json'),
    dateInSitemap: async (address: string) =>
      (await text('/sitemap.xml'))
        .split('<url>')
        .find((entry) => entry.includes(`${group.siteUrl}${address === '/' ? '' : address}</loc>`))
        ?.match(/<lastmod>([^<]*)/)?.[1],
  }
}

export type PublishedSite = ReturnType<typeof publishedSite>
