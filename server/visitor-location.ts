import type { Context } from 'hono'
import { emptyIfUnknown, type VisitorLocation } from '../shared/visitor-location.ts'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Intl knows these codes too, but they are no country one could be in. */
const noCountry = /^(EU|EZ|QO|UN|XA|XB|ZZ)$/

/** Null for anything that is not plainly a country, such as a CDN's XX and T1. */
export function locationOf(code: string | null | undefined): VisitorLocation | null {
  if (!code || !/^[A-Za-z]{2}$/.test(code)) return null
  const upper = code.toUpperCase()
  const name = noCountry.test(upper) ? undefined : names.of(upper)
  return name ? { country_code: upper, country_name: name } : null
}

export function visitorLocation(countryOf: (context: Context) => Promise<string | null>) {
  return async (context: Context) => {
    const location = locationOf(await countryOf(context))
    context.header('cache-control', 'private, no-store')
    if (location) return context.json(location)
    if (context.req.header('accept') === emptyIfUnknown) return context.body(null, 204)
    return context.json({ error: 'unknown' }, 404)
  }
}
