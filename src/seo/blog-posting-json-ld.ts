import type { BlogLeaf, BlogPostingLeaf, WithContext } from 'schema-dts'
import type { LoadedArticle } from '~/content/article-pages.ts'
import { groupReference, type Publisher } from './organisation-json-ld.ts'
import { canonicalUrl } from './page-addresses.ts'

/** An article that has a page of its own; the others have no record. */
type PostedArticle = Pick<
  LoadedArticle,
  'title' | 'excerpt' | 'category' | 'date' | 'updated' | 'author'
> & { path: string; image: string }

export const blogPostingJsonLd = (
  article: PostedArticle,
  publisher: Publisher,
): WithContext<BlogPostingLeaf> => ({
  '@context': 'https://schema.org',
  ...blogPosting(article, publisher),
})

/** The list of articles: names those that have a page, where their own record stands. */
export function blogJsonLd(
  blog: { title: string; lead: string },
  articles: readonly PostedArticle[],
  publisher: Publisher,
): WithContext<BlogLeaf> {
  const url = canonicalUrl(publisher.siteUrl, '/blog')
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name: blog.title,
    description: blog.lead,
    url,
    inLanguage: 'en-GB',
    publisher: groupReference(publisher),
    blogPost: articles.map((article) => blogPosting(article, publisher)),
  }
}

function blogPosting(article: PostedArticle, publisher: Publisher): BlogPostingLeaf {
  const url = canonicalUrl(publisher.siteUrl, article.path)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: 'en-GB',
    url,
    mainEntityOfPage: url,
    image: article.image,
    author: { '@type': 'Person', name: article.author },
    publisher: groupReference(publisher),
  }
}
