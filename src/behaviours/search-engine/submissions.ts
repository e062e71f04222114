import {
  type IndexNowRequest,
  indexNowFunctionName,
  indexNowLimits,
  isIndexNowSuccess,
} from '../../../shared/indexnow.ts'
import type { BackendFunctions } from '../backend/functions-client.ts'

/** SPEC §9: pause between practice submissions. */
const practicePauseMs = 1000

type PracticeSite = { website: string }

export const submitUrl = (backend: BackendFunctions, url: string) =>
  submitUrls(backend, { urls: [url], host: new URL(url).host })

export const submitSitemap = (backend: BackendFunctions, siteUrl: string) =>
  submitUrl(backend, sitemapOf(siteUrl))

/** What is known of a practice's own site: its address, and the sitemap that lists the rest. */
export const submitPractice = (backend: BackendFunctions, { website }: PracticeSite) =>
  submitUrls(backend, { urls: [website, sitemapOf(website)], host: new URL(website).host })

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

/** In as many calls as the function's limits ask for. @returns whether all of them were taken */
export async function submitUrls(backend: BackendFunctions, { urls, host }: IndexNowRequest) {
  let areTaken = true
  for (const part of inParts(urls)) {
    areTaken = (await submitOnce(backend, { urls: part, host })) && areTaken
  }
  return areTaken
}

/** Leaves room for the rest of the body. */
const mostBytes = indexNowLimits.bytes - 1024

function inParts(urls: string[]): string[][] {
  const parts: string[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const url of urls) {
    const length = new TextEncoder().encode(JSON.stringify(url)).length + 1
    if (bytes + length > mostBytes || parts.at(-1)?.length === indexNowLimits.urls) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(url)
    bytes += length
  }
  return parts
}

/** Whatever goes wrong is logged, and the answer is false. */
async function submitOnce(backend: BackendFunctions, body: IndexNowRequest) {
  try {
    const { data, error } = await backend.invoke(indexNowFunctionName, { body })
    if (error) {
      console.warn('IndexNow: Submission error', error)
      return false
    }
    if (!isIndexNowSuccess(data)) {
      console.warn('IndexNow: Submission failed', data)
      return false
    }
    return true
  } catch (error) {
    console.warn('IndexNow: Submission could not be made', error)
    return false
  }
}
