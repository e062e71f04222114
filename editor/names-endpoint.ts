import { readFileSync } from 'node:fs'
import type { APIRoute } from 'astro'
import { landmarkNames } from '../src/content/landmark-names.ts'
import { examineContent } from '../src/content/read-content.ts'

type Choice = { id: string; words: string }

export type Names = {
  page: Choice[]
  landmark: string[]
  practice: Choice[]
  /** Its short name, and what it is for. */
  price: Choice[]
  teamMember: string[]
  articleCategory: string[]
  /** Name and drawing. */
  icon: Record<string, string>
  nextArticleId: number
}

/** What the fields of a form can name, as it is now. */
export const GET: APIRoute = () => {
  const { content } = examineContent()
  const icons = JSON.parse(
    readFileSync('node_modules/@iconify-json/griddy-icons/icons.json', 'utf8'),
  ).icons as Record<string, { body: string }>
  const names: Names = {
    page:
      content?.pages.map(({ path, name, titles }) => ({
        id: path,
        words: `${path === '/' ? 'Home page' : (name ?? titles.title)}: ${path}`,
      })) ?? [],
    landmark: landmarkNames(),
    practice: Object.values(content?.practices ?? {}).map(({ slug, town }) => ({
      id: slug,
      words: town,
    })),
    price: Object.values(content?.prices ?? {}).map(({ id, treatment, from }) => ({
      id,
      words: `${treatment}, from ${from}`,
    })),
    teamMember: content?.team.map(({ name }) => name) ?? [],
    articleCategory: content
      ? [
          ...new Set([
            ...content.blog.categories,
            ...content.articles.map(({ category }) => category),
          ]),
        ]
      : [],
    icon: Object.fromEntries(Object.entries(icons).map(([name, { body }]) => [name, body])),
    nextArticleId: Math.max(0, ...(content?.articles.map(({ id }) => id) ?? [])) + 1,
  }
  return Response.json(names)
}
