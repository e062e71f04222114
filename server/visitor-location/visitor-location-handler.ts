import type { Context } from 'hono'
import { emptyIfUnknown } from '../../shared/visitor-location.ts'
import type { Networks } from '../client-address/address.ts'
import { visitorOf } from '../client-address/visitor-of.ts'
import { jsonResponse } from '../http/json-response.ts'
import { problem } from '../http/problem.ts'
import type { Logger } from '../logging/logger.ts'
import type { CountrySource } from './country-source.ts'

const neverKept = { 'cache-control': 'private, no-store' }

/** The first source that can say decides. */
export function visitorLocationHandler(
  sources: CountrySource[],
  trustedProxies: Networks,
  log: Logger,
) {
  let isReported = false
  return async (context: Context): Promise<Response> => {
    const visitor = visitorOf(context, trustedProxies)
    if (visitor.counted !== null && visitor.located === null && !isReported) {
      // Once: anybody can make such a header up.
      isReported = true
      log('forwarded-by-unknown-proxy', { hint: 'is every proxy in TRUSTED_PROXIES?' })
    }
    for (const source of sources) {
      const location = await source(visitor)
      if (location) return jsonResponse(location, { headers: neverKept })
    }
    if (context.req.header('accept') === emptyIfUnknown)
      return new Response(null, { status: 204, headers: neverKept })
    return problem(404, 'unknown', neverKept)
  }
}
