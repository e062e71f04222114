import { globSync, readFileSync } from 'node:fs'
import { type LoadedArticle, loadArticle } from './load-article.ts'

export const articleFiles = () => globSync('content/articles/*.md').sort()

/** Every article, the newest first; of one day's, the one with the higher id. */
export const loadArticles = (): LoadedArticle[] =>
  articleFiles()
    .map((file) => loadArticle(readFileSync(file, 'utf8'), file))
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
