import { legalPageSchema } from '../../content/model/legal-page.ts'
import { facts } from './facts.ts'
import { parseFrontMatter } from './front-matter.ts'
import { parseOrExplain } from './parse-or-explain.ts'
import { fillPlaceholders } from './placeholders.ts'
import { printPhones } from './print-phones.ts'
import { renderMarkdown } from './render-markdown.ts'

/** A page of content/pages/ with its facts filled in and its Markdown rendered. */
export function loadPage(source: string, file: string) {
  const filled = printPhones(fillPlaceholders(source, facts, file), file)
  const { fields, body } = parseFrontMatter(filled, file)
  return { ...parseOrExplain(legalPageSchema, fields, file), ...renderMarkdown(body) }
}

export type LoadedPage = ReturnType<typeof loadPage>
