import { createMiddleware } from 'hono/factory'
import type { Networks } from '../client-address/address.ts'
import { visitorOf } from '../client-address/visitor-of.ts'
import { currentRequest, idOf } from '../logging/current-request.ts'

const header = 'x-request-id'

/**
 * Joins the lines of the log that belong together, and the proxy's log to ours: a trusted proxy's own
 * id is taken over. The answer names it where there is something to look up.
 */
export function withRequestId(trustedProxies: Networks) {
  return createMiddleware(async (context, next) => {
    const given = context.req.header(header)
    const isBelieved =
      given !== undefined &&
      /^[\w-]{8,64}$/.test(given) &&
      visitorOf(context, trustedProxies).cameThroughTrustedProxy
    const request = { id: isBelieved ? given : null }
    await currentRequest.run(request, next)
    const { res } = context
    if (request.id !== null || res.status >= 400) res.headers.set(header, idOf(request))
  })
}
