import { defaultPublicAnonKey } from '../../../shared/backend.ts'
import { functionsClient } from './functions-client.ts'
import { storedSession } from './stored-session.ts'

const url = (import.meta.env.VITE_BACKEND_URL || location.origin).replace(/\/$/, '')
const publicKey = import.meta.env.VITE_PUBLIC_ANON_KEY || defaultPublicAnonKey

/** The backend client of this site in a browser. Loaded by what calls it, never with the page. */
export const siteBackend = functionsClient({
  url,
  publicKey,
  accessToken: storedSession({ url, publicKey }),
})
