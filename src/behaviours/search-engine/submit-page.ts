import { siteBackend } from '../backend/site-backend.ts'
import { submitUrl } from './submissions.ts'

/** SPEC §8: a failure is only warned of in the console, never shown. */
export async function submitPage(url: string) {
  const isSubmitted = await submitUrl(siteBackend, url)
  if (!isSubmitted) console.warn('IndexNow: Page was not submitted', url)
}
