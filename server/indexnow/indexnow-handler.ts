import type { IndexNowFailure, IndexNowSuccess } from '../../shared/indexnow.ts'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { readJsonBody } from '../http/json-body.ts'
import { jsonResponse } from '../http/json-response.ts'
import { errorKind, type Logger } from '../logging/logger.ts'
import { announcedPages } from './announced-pages.ts'
import { parseSubmission } from './parse-submission.ts'
import { hasPublicKey, hasSecret } from './public-key.ts'
import { type Submission, type Submitting, submitOnce } from './submit-once.ts'

/** Web standards only: the same function runs in our server and as a Supabase edge function. */
type IndexNowHandler = (request: Request, limit: Limit) => Promise<Response>
/** Null: go on. Otherwise the seconds after which to try again. */
type Limit = () => Promise<number | null>

type IndexNowOptions = Submitting & {
  manifest: SiteManifest
  publicAnonKey: string
  /** Without it nobody can have pages of the practice sites announced. */
  secret: string | null
  log: Logger
}

/** The functions client calls from any origin, and its preflight asks for these. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-retry-count',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
}
export function indexNowHandler(options: IndexNowOptions): IndexNowHandler {
  const { manifest, publicAnonKey, secret, log } = options
  const key = manifest.siteUrlIsPlaceholder ? null : options.key
  const siteHost = new URL(manifest.siteUrl).host
  const ourHosts = new Set([siteHost, ...manifest.practiceHosts])
  const pagesOf = announcedPages(manifest)

  return async (request, limit) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
    if (request.method !== 'POST') return failure(405, 'use POST', { allow: 'POST, OPTIONS' })
    const waitSeconds = await limit()
    if (waitSeconds !== null) return tooMany('too many requests', waitSeconds)
    if (!hasPublicKey(request.headers, publicAnonKey)) return failure(401, 'key missing or wrong')

    const body = await readJsonBody(request)
    if (!body.ok) return failure(body.status, body.error)
    const parsed = parseSubmission(body.value, ourHosts)
    if (!parsed.ok) return failure(parsed.status, parsed.error)

    try {
      const { host, urls } = parsed
      // What a practice site consists of we do not know: anybody could invent pages in the owner's name.
      const mayAnnounce = host === siteHost || (await hasSecret(request.headers, secret))
      const pages = mayAnnounce ? (await pagesOf)(urls, host) : []
      const ignored = urls.length - pages.length
      const submission = await submitOnce({ ...options, key }, pages, host)
      if (submission.kind === 'waiting') return waiting(submission, log)
      return success({
        success: true,
        mode: key === null ? 'dry-run' : 'live',
        submitted: submission.submitted,
        heldBack: pages.length - submission.submitted,
        ignored,
        ...(ignored > 0 && { note: mayAnnounce ? notAPage : ownerOnly }),
      })
    } catch (error) {
      log('indexnow-store-failed', { kind: errorKind(error) })
      return failure(502, 'the record of submissions cannot be used at the moment')
    }
  }
}

const notAPage = 'an address was left out: it is no page of the site, or the same page once more'
const ownerOnly =
  'pages of the practice sites are announced with npm run indexnow, by the owner only'

function waiting(submission: Submission & { kind: 'waiting' }, log: Logger): Response {
  const { isNew, status, retryAfterMs } = submission
  const seconds = Math.ceil(retryAfterMs / 1000)
  if (isNew) log('indexnow-failed', { status, retryAfterSeconds: seconds })
  if (status === 429) return tooMany('IndexNow asks us to wait', seconds)
  return failure(502, 'IndexNow did not take the submission; it will be tried again later', {
    'retry-after': String(seconds),
  })
}

function success(body: IndexNowSuccess): Response {
  return jsonResponse(body, { headers: { ...cors, 'cache-control': 'no-store' } })
}

function failure(status: number, error: string, headers: Record<string, string> = {}): Response {
  const body: IndexNowFailure = { success: false, error }
  return jsonResponse(body, {
    status,
    headers: { ...cors, 'cache-control': 'no-store', ...headers },
  })
}

function tooMany(error: string, seconds: number): Response {
  return failure(429, error, { 'retry-after': String(seconds) })
}
