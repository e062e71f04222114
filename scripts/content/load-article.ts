import { articleSchema } from '../../content/model/article.ts'
import { facts } from './facts.ts'
import { parseFrontMatter } from './front-matter.ts'
import { parseOrExplain } from './parse-or-explain.ts'
import { fillPlaceholders } from './placeholders.ts'
import { printPhones } from './print-phones.ts'
import { renderMarkdown } from './render-markdown.ts'

/** An article of content/articles/; `html` is empty where there is no body yet. */
export function loadArticle(source: string, file: string) {
  const filled = printPhones(fillPlaceholders(source, facts, file), file)
  const { fields, body } = parseFrontMatter(filled, file)
  return { ...parseOrExplain(articleSchema, fields, file), html: renderMarkdown(body).html }
}

export type LoadedArticle = ReturnType<typeof loadArticle>
