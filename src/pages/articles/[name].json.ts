import type { APIRoute, GetStaticPaths } from 'astro'
import { htmlWithPictures } from '~/components/pictures-in-text.tsx'
import { articleIds, articleWithBody, cardsOfPage, furtherPages } from '~/content/articles.ts'
import { picture } from '~/lib/pictures.ts'

/**
 * What the blog fetches when it is asked for: the body of an article as /articles/7.json, further
 * cards as /articles/page-2.json. The page weighs the same with four articles and ten thousand.
 */
export const getStaticPaths = (() => [
  ...articleIds.map((id) => ({ params: { name: `${id}` } })),
  ...furtherPages.map((page) => ({ params: { name: `page-${page}` } })),
]) satisfies GetStaticPaths

export const GET: APIRoute = async ({ params: { name = '' } }) => {
  const page = /^page-(\d+)$/.exec(name)?.[1]
  return Response.json(await (page ? cardsOfPage(Number(page)) : body(Number(name))))
}

async function body(id: number) {
  const { pictures = [], html = '', ...article } = { ...(await articleWithBody(id)) }
  return { ...article, html: htmlWithPictures(html, await Promise.all(pictures.map(picture))) }
}
