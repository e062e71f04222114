import firstArticles from 'virtual:articles'
import pageFacts from 'virtual:page-meta/blog'
import type { MetaFunction } from 'react-router'
import { videosPicture } from '~/pictures/videos.ts'
import { ArticleList } from '~/sections/blog/article-list.tsx'
import { BlogTopics } from '~/sections/blog/blog-topics.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'
import { blogPostingJsonLd } from '~/seo/blog-posting-json-ld.ts'
import { pageMeta } from '~/seo/page-meta.ts'
import { absoluteUrl, siteUrl } from '~/seo/site-url.ts'
import { blog } from '../../content/blog.ts'
import { group } from '../../content/group.ts'

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    path: location.pathname,
    meta: pageFacts,
    structuredData:
      import.meta.env.SSR &&
      firstArticles.articles.map((article) =>
        blogPostingJsonLd(article, {
          siteUrl,
          groupName: group.name,
          image: absoluteUrl(article.picture.src),
        }),
      ),
  })

export default function BlogScreen() {
  return (
    <>
      <PageHero
        content={{ ...blog.hero, actions: [] }}
        picture={{
          source: videosPicture(blog.hero.image.src),
          alt: blog.hero.image.alt,
          kind: 'scene',
        }}
        ground="mint"
      />
      <ArticleList content={blog} first={firstArticles} />
      <BlogTopics {...blog} />
    </>
  )
}
