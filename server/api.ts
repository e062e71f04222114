import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { indexNowFunctionName, indexNowLimits } from '../shared/indexnow.ts'
import { partPolicy, securityHeaders } from '../shared/security-headers.ts'
import { customerOf } from './client-address.ts'
import { hasPublicKey, submitToIndexNow } from './indexnow.ts'
import { kindOf, log } from './log.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refuse.ts'
import { takeStory } from './testimonials.ts'
import { visitorLocation } from './visitor-location.ts'

/** The three handlers, for any platform that speaks web standards. */
export function createApi(platform: Platform): Hono {
  const { settings, manifest, deliver } = platform
  const api = new Hono()

  const always = securityHeaders(settings.hstsScope)
  api.use(async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(always)) headers.set(name, value)
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', partPolicy)
  })
  api.onError((error, context) => {
    log('unexpected-error', { kind: kindOf(error), request: context.get('requestId') })
    return refuse(context, 500, 'internal error')
  })
  const methodNotAllowed = (allow: string) => (context: Context) =>
    refuse(context, 405, 'method not allowed', { allow })
  const notFound = (context: Context) => refuse(context, 404, 'not found')

  api.get('/healthz', (context) => context.json({ status: 'ok' }))
  api.all('/healthz', methodNotAllowed('GET, HEAD'))

  // The files may be hosted elsewhere under the site's own address, and then call across origins.
  const isOurs = (origin: string) => origin === new URL(manifest().siteUrl).origin
  const fromOurPages = cors({
    origin: (origin) => (isOurs(origin) ? origin : null),
    maxAge: 86_400,
  })
  api.use('/api/*', requestId(), fromOurPages)

  api.get('/api/visitor-location', visitorLocation(platform.countryOf))
  api.all('/api/visitor-location', methodNotAllowed('GET, HEAD'))

  if (deliver) {
    api.post('/api/testimonials', limit(platform, 5, 600), ...jsonBody, takeStory(deliver))
    api.all('/api/testimonials', methodNotAllowed('POST'))
  }

  const indexNowPath = `/functions/v1/${indexNowFunctionName}`
  // As the functions client asks in its preflight, from any origin.
  const fromAnywhere = cors({
    origin: '*',
    allowMethods: ['POST', 'OPTIONS'],
    allowHeaders: ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-retry-count'],
    exposeHeaders: ['retry-after'],
    maxAge: 86_400,
  })
  api.use('/functions/*', requestId(), fromAnywhere)
  api.post(
    indexNowPath,
    limit(platform, 120, 60),
    async (context, next) =>
      hasPublicKey(context.req.raw.headers, settings.publicAnonKey)
        ? next()
        : refuse(context, 401, 'key missing or wrong'),
    ...jsonBody,
    submitToIndexNow(platform),
  )
  api.all(indexNowPath, methodNotAllowed('POST, OPTIONS'))
  // The protocol's proof that the key is ours: its own text, under its own name.
  const { indexNowKey: key } = settings
  if (key)
    api.get(`/${key}.txt`, (context) => context.text(key, 200, { 'cache-control': 'no-cache' }))

  api.all('/api/*', notFound)
  api.all('/functions/*', notFound)

  // Relative, unlike Hono's trimTrailingSlash: behind a proxy with TLS that would lead down to http.
  api.get('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const [, page] = /^(\/.*[^/])\/+$/.exec(pathname) ?? []
    const { pages, redirects } = manifest()
    const gone = page ?? pathname
    if (Object.hasOwn(redirects, gone)) return context.redirect(redirects[gone] as string, 301)
    const isPage = page && Object.hasOwn(pages, page)
    return isPage ? context.redirect(page + search, 301) : next()
  })
  return api
}

/** So many requests of one visitor in so many seconds, from the first of them on. */
function limit({ addressOf }: Platform, most: number, seconds: number) {
  /** In the order in which they end. */
  const periods = new Map<string, { requests: number; end: number }>()
  return createMiddleware(async (context, next) => {
    const now = performance.now()
    for (const [visitor, { end }] of periods) {
      if (end > now) break
      periods.delete(visitor)
    }
    const visitor = customerOf(addressOf(context))
    const { requests, end } = periods.get(visitor) ?? { requests: 0, end: now + seconds * 1000 }
    if (requests === most) {
      const wait = String(Math.ceil((end - now) / 1000))
      return refuse(context, 429, 'too many requests', { 'retry-after': wait })
    }
    periods.set(visitor, { requests: requests + 1, end })
    return next()
  })
}

/** Leaves the parsed body to the handler, as `context.get('body')`. */
const jsonBody = [
  createMiddleware(async (context, next) =>
    /^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')
      ? next()
      : refuse(context, 415, 'content-type must be application/json'),
  ),
  bodyLimit({
    maxSize: indexNowLimits.bytes,
    onError: (context) => refuse(context, 413, 'body must not exceed 64 KB'),
  }),
  createMiddleware(async (context, next) => {
    try {
      const bytes = await context.req.arrayBuffer()
      context.set('body', JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    } catch {
      return refuse(context, 400, 'body must be JSON')
    }
    return next()
  }),
] as const
