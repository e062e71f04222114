import { articles as unsorted } from '../content.ts'

/** The newest first, as the blog shows them. */
export const articles = unsorted.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)

type Article = (typeof articles)[number]

const byLength = articles.slice(0, 6).toSorted((a, b) => b.html.length - a.html.length)

/** One to read: the longest on the blog's first page. */
export const longArticle = byLength[0] as Article
export const longArticleHeadings = longArticle.headings
  .filter(({ depth }) => depth === 2)
  .map(({ title }) => title)
export const lastHeading = longArticleHeadings.at(-1) as string

/** A link of that article that leads on within the site. */
export const [, longArticleTarget = '', longArticleLink = ''] =
  /<a href="(\/[^"]+)">([^<]+)</.exec(longArticle.html) ?? []

/** One that consists of its excerpt. */
export const shortArticle = articles.slice(0, 6).find(({ path }) => path === null)
