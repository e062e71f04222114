import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { indexNowFunctionName } from '../shared/indexnow.ts'
import { networksOf } from './client-address/address.ts'
import { visitorOf } from './client-address/visitor-of.ts'
import type { Dependencies } from './dependencies.ts'
import { healthHandler, readinessHandler } from './health/health-handlers.ts'
import { allowOrigin } from './http/allow-origin.ts'
import { failureResponse } from './http/failure.ts'
import { methodNotAllowed, problem } from './http/problem.ts'
import { indexNowHandler } from './indexnow/indexnow-handler.ts'
import type { RateLimit } from './rate-limit/rate-limit.ts'
import { testimonialsHandler } from './testimonials/testimonials-handler.ts'
import { visitorLocationHandler } from './visitor-location/visitor-location-handler.ts'

const loopback = networksOf(['127.0.0.0/8', '::1'])

/** The endpoints without the pages: what the development server passes on to. */
export function createApi(dependencies: Dependencies): Hono {
  const { settings, manifest, store, log } = dependencies
  const api = new Hono()
  const trustedProxies = networksOf(settings.trustedProxies)
  const limited = (limit: RateLimit, context: Context) => () =>
    limit(visitorOf(context, trustedProxies).counted)

  api.get('/healthz', healthHandler)
  api.all('/healthz', methodNotAllowed('GET, HEAD'))
  const readiness = readinessHandler(dependencies.readiness)
  api.get('/readyz', (context) => {
    const { located } = visitorOf(context, trustedProxies)
    return located !== null && loopback.include(located) ? readiness() : problem(404, 'not found')
  })
  api.all('/readyz', methodNotAllowed('GET, HEAD'))

  // The files may be hosted elsewhere under the site's own address, and then call across origins.
  const { origin } = new URL(manifest.siteUrl)
  api.options('/api/*', cors({ origin, maxAge: 86_400 }))
  api.use('/api/*', allowOrigin(origin))
  const { countrySources } = dependencies
  api.get('/api/visitor-location', visitorLocationHandler(countrySources, trustedProxies, log))
  api.all('/api/visitor-location', methodNotAllowed('GET, HEAD'))

  const { clock, onTestimonialStored: onStored, testimonialLimit } = dependencies
  if (settings.testimonialDelivery !== null) {
    const take = testimonialsHandler({ outbox: store.outbox, clock, log, onStored })
    api.post('/api/testimonials', (context) =>
      take(context.req.raw, limited(testimonialLimit, context)),
    )
    api.all('/api/testimonials', methodNotAllowed('POST'))
  }

  const { indexNowKey: key, indexNowSecret: secret, indexNowEndpoint: endpoint } = settings
  const { publicAnonKey } = settings
  const { ledger } = store
  const submit = indexNowHandler({ ...dependencies, ledger, key, secret, endpoint, publicAnonKey })
  api.all(`/functions/v1/${indexNowFunctionName}`, (context) =>
    submit(context.req.raw, limited(dependencies.indexNowLimit, context)),
  )
  // The protocol's proof that the key is ours: its own text, under its own name.
  const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }
  if (key !== null) api.get(`/${key}.txt`, () => new Response(key, { headers: text }))

  api.all('/api/*', () => problem(404, 'not found'))
  api.all('/functions/*', () => problem(404, 'not found'))
  api.onError((error) => failureResponse(error, log))
  return api
}
