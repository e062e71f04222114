import { globSync, readFileSync } from 'node:fs'
import { loadArticle } from './load-article.ts'
import { loadPage } from './load-page.ts'
import { pictureFiles } from './picture-files.ts'

/** Mistakes in the Markdown files: facts at the top, placeholders, pictures, and two articles with one id. */
export function markdownErrors(): string[] {
  const errors: string[] = []
  const fileById = new Map<number, string>()
  const pictures = pictureFiles()
  for (const file of globSync('content/articles/*.md').sort()) {
    const article = attempt(() => loadArticle(readFileSync(file, 'utf8'), file), errors)
    if (!article) continue
    const other = fileById.get(article.id)
    if (other)
      errors.push(`${file}: id: ${article.id} is taken by ${other}; write the next free number`)
    fileById.set(article.id, file)
    if (!pictures.has(article.image.src))
      errors.push(
        `${file}: image: there is no picture content/images/${article.image.src}; check the path or add the file`,
      )
  }
  for (const file of globSync('content/pages/*.md').sort()) {
    attempt(() => loadPage(readFileSync(file, 'utf8'), file), errors)
  }
  return errors
}

function attempt<T>(load: () => T, errors: string[]): T | undefined {
  try {
    return load()
  } catch (error) {
    errors.push(...(error as Error).message.split('\n'))
    return undefined
  }
}
