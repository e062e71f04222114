import { fixedPages } from '../routes.ts'
import { articlePath, type LoadedArticle } from './article-pages.ts'
import type { Data } from './kinds.ts'
import type { PageTitles } from './page-titles.ts'
import { nhsListOf } from './practice.ts'

/** A page of the website, for whatever goes through all of them: sitemap, breadcrumbs, tests. */
export type ListedPage = {
  /** Without a trailing slash. */
  path: `/${string}`
  /** In the breadcrumb; without one the words of its address. */
  name?: string | undefined
  titles: PageTitles
  isInSitemap: boolean
  /** The day or month that the page itself gives. */
  lastChange?: string | undefined
  /** The picture that it is shared with, below content/images/; without one home's. */
  art?: string | undefined
  /** Its words and facts, for the page of an article. */
  article?: LoadedArticle
}

/** Every page, the fixed ones first. A file more in a folder that has pages is a page more. */
export const listPages = (data: Data): ListedPage[] => [
  ...fixedPages.map((page) => ({
    isInSitemap: true,
    ...page,
    titles: data['page-titles'][page.path],
    art: pictureOf(data, page.path),
  })),
  ...data.services.flatMap(({ title: name, page }) =>
    page.map(({ address, titles, hero }) => ({
      path: address,
      name,
      titles,
      isInSitemap: true,
      art: hero.image.src,
    })),
  ),
  ...data.practices.flatMap(({ page, nhsPage, exterior, acceptingNhs }) =>
    [
      ...page,
      ...nhsPage.map(({ address, ...words }) => ({
        address,
        titles: words[nhsListOf({ acceptingNhs })].titles,
      })),
    ].map(({ address, titles }) => ({
      path: address,
      titles,
      isInSitemap: true,
      art: exterior.src,
    })),
  ),
  ...data.legal.map(({ name, title, titles, lastUpdated }) => ({
    path: `/${name}` as const,
    name: title,
    titles,
    isInSitemap: true,
    lastChange: monthOf(lastUpdated),
  })),
  ...data.articles.flatMap((article) => {
    const path = articlePath(article)
    return path ? [articlePage({ ...article, path }, path)] : []
  }),
]

const articlePage = (article: LoadedArticle, path: `/blog/${string}`) => ({
  path,
  article,
  titles: {
    title: article.title,
    description: article.description ?? '',
    shareHeadline: article.title,
  },
  isInSitemap: true,
  lastChange: article.updated ?? article.date,
  art: article.image.src,
})

/** The one at the top of a fixed page. */
function pictureOf(data: Data, path: (typeof fixedPages)[number]['path']) {
  const heroes: Partial<Record<typeof path, { image: { src: string } }>> = {
    '/emergency-dentist': data['pages/emergency'].hero,
    '/network-of-clinics': data['pages/network'].hero,
    '/blog': data['pages/blog'].hero,
    '/share-your-story': data['pages/share-your-story'].hero,
    '/share': data['pages/share-your-story'].hero,
  }
  return heroes[path]?.image.src
}

/** `January 2025` → `2025-01` */
function monthOf(printed: string | undefined) {
  const month = Date.parse(`1 ${printed} UTC`)
  return Number.isNaN(month) ? undefined : new Date(month).toISOString().slice(0, 7)
}
