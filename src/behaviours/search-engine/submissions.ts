import type { BackendFunctions } from '../backend/functions-client.ts'
import { submitUrls } from './submit-urls.ts'

/** SPEC §9: pause between practice submissions. */
export const practicePauseMs = 1000

type PracticeSite = { website: string }

export const submitUrl = (backend: BackendFunctions, url: string) =>
  submitUrls(backend, { urls: [url], host: new URL(url).host })

export const submitSitemap = (backend: BackendFunctions, siteUrl: string) =>
  submitUrl(backend, sitemapOf(siteUrl))

/** What is known of a practice's own site: its address, and the sitemap that lists the rest. */
export const practiceUrls = ({ website }: PracticeSite) => [website, sitemapOf(website)]

export const submitPractice = (backend: BackendFunctions, practice: PracticeSite) =>
  submitUrls(backend, {
    urls: practiceUrls(practice),
    host: new URL(practice.website).host,
  })

/** One after the other; a failure does not hold up the next. @returns an answer for each */
export async function submitAllPractices(
  backend: BackendFunctions,
  practices: readonly PracticeSite[],
) {
  const answers: boolean[] = []
  for (const practice of practices) {
    if (answers.length > 0) await new Promise((resolve) => setTimeout(resolve, practicePauseMs))
    answers.push(await submitPractice(backend, practice))
  }
  return answers
}

const sitemapOf = (siteUrl: string) => `${siteUrl.replace(/\/$/, '')}/sitemap.xml`
