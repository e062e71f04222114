import { BACKEND_URL, PUBLIC_ANON_KEY } from 'astro:env/client'
import { defaultPublicAnonKey } from '../../../shared/backend.ts'
import { functionsClient } from '../backend/functions-client.ts'
import { storedSession } from '../backend/stored-session.ts'
import { submitUrl } from './submissions.ts'

const url = (BACKEND_URL || location.origin).replace(/\/$/, '')
const publicKey = PUBLIC_ANON_KEY || defaultPublicAnonKey

/** The backend client of this site in a browser: it comes with what calls it, never with the page. */
const siteBackend = functionsClient({
  url,
  publicKey,
  accessToken: storedSession({ url, publicKey }),
})

/** A failure is only warned of in the console, never shown. */
export async function submitPage(page: string) {
  const isSubmitted = await submitUrl(siteBackend, page)
  if (!isSubmitted) console.warn('IndexNow: Page was not submitted', page)
}
