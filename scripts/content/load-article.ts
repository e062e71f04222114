import { articleSchema } from '../../content/model/article.ts'
import { facts } from './facts.ts'
import { parseFrontMatter } from './front-matter.ts'
import { parseOrExplain } from './parse-or-explain.ts'
import { fillPlaceholders } from './placeholders.ts'
import { renderMarkdown } from './render-markdown.ts'

/** An article of content/articles/; `html` is empty where there is no body yet. */
export function loadArticle(source: string, file: string) {
  const { fields, body } = parseFrontMatter(fillPlaceholders(source, facts, file), file)
  return { ...parseOrExplain(articleSchema, fields, file), html: renderMarkdown(body).html }
}

export type LoadedArticle = ReturnType<typeof loadArticle>
