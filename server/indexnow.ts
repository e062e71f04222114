import type { Context } from 'hono'
import {
  type IndexNowRequest,
  type IndexNowSuccess,
  indexNowLimits,
  indexNowSecretHeader,
} from '../shared/indexnow.ts'
import type { SiteManifest } from '../shared/site-manifest.ts'
import { kindOf, log } from './log.ts'
import type { Announced, Platform } from './platform.ts'
import { refuse } from './refuse.ts'

/** While a host asks to wait, or does not answer. */
type Hold = { until: number; failures: number; status: number }

const longestUrl = 2048
const timeLimitMs = 4000
/** Only what may pass by itself is tried again: no answer, and the other side's own errors. */
const retryDelaysMs = [300, 1200]
const shortestHoldMs = 60_000
const busyHoldMs = 5 * 60_000
const longestHoldMs = 24 * 3_600_000

const notAPage = 'an address was left out: it is no page of the site, or the same page once more'
const ownerOnly =
  'pages of the practice sites are announced with npm run indexnow, by the owner only'

/** SPEC §7. Pages of this build only, each once for each of its contents. */
export function submitToIndexNow({ settings, manifest, announced }: Platform) {
  /** At this moment, so that views of one page at one time are one submission. */
  const beingSent = new Set<string>()

  return async (context: Context) => {
    const site = manifest()
    const key = site.siteUrlIsPlaceholder ? undefined : settings.indexNowKey
    const mode = key ? 'live' : 'dry-run'
    const siteHost = new URL(site.siteUrl).host
    const request = readRequest(context.get('body'), new Set([siteHost, ...site.practiceHosts]))
    if ('error' in request) return refuse(context, request.status, request.error)
    const { host, urls } = request

    // What a practice site consists of we do not know: anybody could invent pages in the owner's name.
    const secret = context.req.header(indexNowSecretHeader)
    const mayAnnounce = host === siteHost || (await isSame(secret, settings.indexNowSecret))
    const pages = mayAnnounce ? await pagesOf(site, urls, host) : new Map<string, string>()
    const ignored = urls.length - pages.size

    // Kept apart from real announcements: with a key, everything is still to be sent.
    const keyOf = (url: string) => `${mode}:${url}`
    const claimed: [url: string, hash: string][] = []
    try {
      const hold = await holdOf(announced, host)
      if (key && hold.until > Date.now()) return waiting(context, hold)

      const known = await Promise.all([...pages.keys()].map((url) => announced.get(keyOf(url))))
      const news = [...pages].filter(
        ([url, hash], index) => known[index] !== hash && !beingSent.has(keyOf(url)),
      )
      claimed.push(...news)
      for (const [url] of claimed) beingSent.add(keyOf(url))

      if (key && claimed.length > 0) {
        const urlList = claimed.map(([url]) => url)
        const keyLocation = `${new URL(urlList[0] as string).origin}/${key}.txt`
        const outcome = await send(settings.indexNowEndpoint, { host, key, keyLocation, urlList })
        if (outcome.status !== 200) {
          const next = nextHold(hold, outcome)
          await announced.set(`hold:${host}`, JSON.stringify(next))
          log('indexnow-failed', { status: next.status, retryAfterSeconds: secondsUntil(next) })
          return waiting(context, next)
        }
        if (hold.failures > 0) await announced.set(`hold:${host}`, '{}')
      }
      await Promise.all(claimed.map(([url, hash]) => announced.set(keyOf(url), hash)))
    } catch (error) {
      log('announced-unusable', { kind: kindOf(error), request: context.get('requestId') })
      return refuse(context, 502, 'the record of submissions cannot be used at the moment')
    } finally {
      for (const [url] of claimed) beingSent.delete(keyOf(url))
    }
    context.header('cache-control', 'no-store')
    return context.json({
      success: true,
      mode,
      submitted: claimed.length,
      heldBack: pages.size - claimed.length,
      ignored,
      ...(ignored > 0 && { note: mayAnnounce ? notAPage : ownerOnly }),
    } satisfies IndexNowSuccess)
  }
}

type ParsedRequest = { host: string; urls: URL[] } | { status: 400 | 422; error: string }

/** @param ourHosts nobody can have other sites announced by us */
function readRequest(body: unknown, ourHosts: Set<string>): ParsedRequest {
  const bad = (error: string) => ({ status: 400, error }) as const
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return bad('body must be {urls, host}')
  const { urls, host } = body as Partial<Record<keyof IndexNowRequest, unknown>>
  if (typeof host !== 'string') return bad('host must be a text')
  if (!Array.isArray(urls) || !urls.every((url): url is string => typeof url === 'string'))
    return bad('urls must be a list of texts')
  const most = indexNowLimits.urls
  if (urls.length < 1 || urls.length > most) return bad(`urls must be 1 to ${most}`)

  const wanted = host.toLowerCase()
  if (!ourHosts.has(wanted)) return { status: 422, error: 'host is not one of ours' }
  const parsed = [...new Set(urls)].map((text) => {
    const url = text.length <= longestUrl ? URL.parse(text) : null
    const isOurs = url?.host === wanted && /^https?:$/.test(url.protocol)
    return isOurs && url.username === '' && url.password === '' ? url : null
  })
  return parsed.every((url) => url !== null)
    ? { host: wanted, urls: parsed }
    : { status: 422, error: 'every URL must be a web address of the host' }
}

/**
 * Our own addresses must be pages of the site, under their canonical name; others are left out. What a
 * practice site says we do not know: its pages are announced once for each release of ours.
 */
async function pagesOf({ siteUrl, pages }: SiteManifest, urls: URL[], host: string) {
  const release = await digestOf(JSON.stringify(pages))
  const isOwn = host === new URL(siteUrl).host
  const found = urls.flatMap((url): [string, string][] => {
    if (!isOwn) return [[url.href.replace(/#.*/, ''), release]]
    const path = url.pathname.replace(/(.)\/+$/, '$1')
    const hash = path === '/sitemap.xml' ? release : Object.hasOwn(pages, path) && pages[path]
    return hash ? [[siteUrl + (path === '/' ? '' : path), hash]] : []
  })
  return new Map(found)
}

type Outcome = { status: number; retryAfterMs?: number }
type Announcement = { host: string; key: string; keyLocation: string; urlList: string[] }

async function send(endpoint: string, news: Announcement): Promise<Outcome> {
  for (const delay of [...retryDelaysMs, null]) {
    const outcome = await sendOnce(endpoint, news)
    const mayPass = outcome.status === 0 || outcome.status >= 500
    if (!mayPass || delay === null) return outcome
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
  return { status: 0 }
}

/** Status 200: accepted; 0: no answer at all. */
async function sendOnce(endpoint: string, news: Announcement): Promise<Outcome> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(news),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    })
    await answer.body?.cancel()
    // 202: taken, the key is still to be verified.
    if (answer.status === 202) return { status: 200 }
    if (answer.status !== 429) return { status: answer.status }
    return { status: 429, retryAfterMs: retryAfter(answer.headers.get('retry-after') ?? '') }
  } catch {
    return { status: 0 }
  }
}

/** Seconds or a date, as RFC 9110 has it. */
function retryAfter(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? busyHoldMs : date - Date.now()
}

async function holdOf(announced: Announced, host: string): Promise<Hold> {
  const nothing = { until: 0, failures: 0, status: 0 }
  try {
    const hold: Hold = { ...nothing, ...JSON.parse((await announced.get(`hold:${host}`)) ?? '{}') }
    // One that is longer than any we set comes from a clock that has jumped back.
    return hold.until <= Date.now() + longestHoldMs ? hold : nothing
  } catch (error) {
    if (error instanceof SyntaxError) return nothing
    throw error
  }
}

/** Twice as long after each failure; what the other side asks for counts, for a day at most. */
function nextHold({ failures }: Hold, { status, retryAfterMs }: Outcome): Hold {
  const wait = retryAfterMs ?? shortestHoldMs * 2 ** failures
  const until = Date.now() + Math.min(Math.max(wait, 1000), longestHoldMs)
  return { until, failures: failures + 1, status }
}

const secondsUntil = ({ until }: Hold) => Math.max(1, Math.ceil((until - Date.now()) / 1000))

function waiting(context: Context, hold: Hold) {
  const headers = { 'retry-after': String(secondsUntil(hold)) }
  return hold.status === 429
    ? refuse(context, 429, 'IndexNow asks us to wait', headers)
    : refuse(context, 502, 'IndexNow did not take the submission; try again later', headers)
}

/** The client sends it as `apikey`, as a bearer token, or as both; signed in, as `apikey` only. */
export function hasPublicKey(headers: Headers, publicAnonKey: string): boolean {
  const bearer = headers.get('authorization')?.match(/^Bearer (.+)$/i)?.[1]
  return [headers.get('apikey'), bearer].includes(publicAnonKey)
}

/** By their digests, so that the time it takes says nothing about how much of a guess was right. */
async function isSame(sent: string | undefined, secret: string | undefined): Promise<boolean> {
  if (!sent || !secret) return false
  return (await digestOf(sent)) === (await digestOf(secret))
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
