import { Hono } from 'hono'
import { createApi } from './api.ts'
import { networksOf } from './client-address/address.ts'
import type { Dependencies } from './dependencies.ts'
import { failureResponse } from './http/failure.ts'
import { logRefusals } from './http/log-refusals.ts'
import { withRequestId } from './http/request-id.ts'
import { partHeaders, withSecurityHeaders } from './security/security-headers.ts'
import type { StaticSite } from './static-site/static-site.ts'
import { staticSiteHandler } from './static-site/static-site-handler.ts'

export function createApp(dependencies: Dependencies, site: StaticSite): Hono {
  const { settings, log } = dependencies
  const app = new Hono()

  app.use(withRequestId(networksOf(settings.trustedProxies)))
  // Security headers come first: whatever answers below, errors included, passes through here.
  app.use(withSecurityHeaders(partHeaders))
  app.use(logRefusals(log))
  app.route('/', createApi(dependencies))
  app.all('*', staticSiteHandler(site, log))

  app.onError((error) => failureResponse(error, log))
  return app
}
