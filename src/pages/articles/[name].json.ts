import type { APIRoute, GetStaticPaths } from 'astro'
import { articleIds, articleWithBody, cardsOfPage, furtherPages } from '~/content/articles.ts'

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
  return Response.json(await (page ? cardsOfPage(Number(page)) : articleWithBody(Number(name))))
}
