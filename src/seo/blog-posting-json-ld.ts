import type { BlogPostingLeaf, WithContext } from 'schema-dts'
import { canonicalUrl } from './canonical.ts'
import { organisationId } from './organisation-json-ld.ts'

type BlogPostingJsonLdOptions = {
  siteUrl: string
  groupName: string
  /** Address of the article's picture. */
  image?: string
}

type PostedArticle = {
  id: number
  title: string
  excerpt: string
  category: string
  date: string
  author: string
}

export function blogPostingJsonLd(
  article: PostedArticle,
  { siteUrl, groupName, image }: BlogPostingJsonLdOptions,
): WithContext<BlogPostingLeaf> {
  const blogUrl = canonicalUrl(siteUrl, '/blog')
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${blogUrl}#article-${article.id}`,
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    inLanguage: 'en-GB',
    url: `${blogUrl}?article=${article.id}`,
    // Articles have no page of their own: the blog is their canonical address (RULINGS 11).
    mainEntityOfPage: blogUrl,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', '@id': organisationId(siteUrl), name: groupName },
    ...(image && { image }),
  }
}
