import { examineContent } from '../src/content/read-content.ts'
import { buildLink, liveRelease, manifestOf } from './releases.ts'

/** Addresses that visitors and search engines know, and that the next Publish would leave without an answer. */
export function addressesWithoutRedirect(link = buildLink(), folder = 'content'): string[] {
  const live = liveRelease(link)
  const { content } = examineContent(folder)
  if (!live || !content) return []
  const { pages, redirects = {} } = manifestOf(live.folder)
  const answered = new Set([
    ...content.pages.map(({ path }) => path as string),
    ...content.redirects.map(({ from }) => from),
  ])
  return [...Object.keys(pages), ...Object.keys(redirects)].filter((path) => !answered.has(path))
}
