import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Logger } from '../logging/logger.ts'

/** A page or a country that is not there is an answer, not a problem. */
const notWorthALine = new Set([404])

/** Names the route, never the address as it came: that could hold anything. */
export function logRefusals(log: Logger) {
  return createMiddleware(async (context, next) => {
    await next()
    const { status } = context.res
    if (status < 400 || notWorthALine.has(status)) return
    const endpoint = matchedRoutes(context).find(({ path }) => !path.includes('*'))
    const route = endpoint?.path ?? '*'
    log('request-refused', { method: context.req.method, route, status })
  })
}
