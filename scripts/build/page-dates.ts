import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Address of a page → a hash of what it says, and the day it first said so. */
export type PageDates = Record<string, { words: string; since: string }>

/** Committed beside content/, so that every computer gives a page the same date. */
const fileName = 'page-dates.json'

/** The dates as of today: a page whose words are known keeps its day, any other has changed today. */
export const datesOf = (
  pages: readonly { path: string; html: string }[],
  known: PageDates,
  today: string,
): PageDates =>
  Object.fromEntries(
    pages.map(({ path, html }) => {
      const words = wordsHash(html)
      const before = known[path]
      return [path, before?.words === words ? before : { words, since: today }]
    }),
  )

/**
 * Stands for the words of a page: its title, its description, and what its main part says, pictures
 * included. Header and footer are the same everywhere: a new link there changes no page.
 */
export function wordsHash(html: string): string {
  const part = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const main = part(/<main\b[^>]*>([\s\S]*)<\/main>/)
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
  const description = part(/<meta name="description" content="([^"]*)"/)
  const words = `${part(/<title>([^<]*)/)} ${description} ${main}`.replace(/\s+/g, ' ').trim()
  return hash('sha256', words).slice(0, 16)
}

export function readPageDates(folder: string): PageDates {
  try {
    return JSON.parse(readFileSync(path.join(folder, fileName), 'utf8'))
  } catch {
    return {}
  }
}

export const writePageDates = (folder: string, dates: PageDates) =>
  writeFileSync(path.join(folder, fileName), `${JSON.stringify(dates, null, 2)}\n`)

/** What a release says is now said: to be committed with the content. A CI machine keeps nothing. */
export function keepPageDates(release: string, root: string) {
  const dates = readPageDates(release)
  const isKnown = JSON.stringify(dates) === JSON.stringify(readPageDates(root))
  if (!isKnown && Object.keys(dates).length > 0 && !process.env.CI) writePageDates(root, dates)
}
