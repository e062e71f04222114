import { globSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { withPrintedPhones } from '../../content/model/uk-phone.ts'
import { explain } from './explain.ts'
import { imageErrors, imageFiles, withoutEnding } from './image-errors.ts'
import { loadArticle } from './load-article.ts'
import { loadPage } from './load-page.ts'
import { registry } from './registry.ts'

/** Every mistake in content/, one line each; empty when all is well. */
export function contentErrors(): string[] {
  const broken = registry.flatMap(({ file, data, schema }) => explain(schema, data, file))
  const unread = registry.flatMap(({ file, data }) => unreadPhones(data, file))
  return [...broken, ...unread, ...markdownErrors(), ...iconErrors(), ...imageErrors()]
}

/** A file that hands its numbers out as they were written would dial wrong ones. */
export const unreadPhones = (data: unknown, file: string) =>
  isDeepStrictEqual(data, withPrintedPhones(data))
    ? []
    : [`${file}: write withPrintedPhones( ) around the content, as in content/practices.ts`]

/** Mistakes in the Markdown files: facts at the top, placeholders, pictures, and two articles with one id. */
function markdownErrors(): string[] {
  const errors: string[] = []
  const fileById = new Map<number, string>()
  const pictures = new Set(imageFiles().map(withoutEnding))
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

/** Icons that do not exist, one sentence each. */
function iconErrors(): string[] {
  const set = 'node_modules/@iconify-json/griddy-icons/icons.json'
  const { icons } = JSON.parse(readFileSync(set, 'utf8'))
  return registry.flatMap(({ file, data }) =>
    iconsIn(data)
      .filter(({ icon }) => !Object.hasOwn(icons, icon))
      .map(({ path, icon }) => `${file}: ${path}: there is no icon ${icon} in griddy-icons`),
  )
}

function iconsIn(value: unknown, path = ''): { path: string; icon: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path ? `${path}.${key}` : key
    return key === 'icon' && typeof inner === 'string'
      ? [{ path: here, icon: inner }]
      : iconsIn(inner, here)
  })
}
