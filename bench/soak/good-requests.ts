import { sampleTestimonial } from '../../server/testing/sample-testimonial.ts'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import { indexNowFunctionName } from '../../shared/indexnow.ts'
import { ask } from './exchange.ts'
import { type Kind, kind, type Site } from './kind.ts'

const encodings = ['gzip, deflate, br, zstd', 'gzip', '']
const json = { 'content-type': 'application/json' }

/** Another visitor each time, as seen through the one trusted proxy. */
export const someVisitor = () => {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return { 'x-forwarded-for': `81.${part()}.${part()}.${part()}` }
}
export const oneOf = <T>(list: readonly T[]): T =>
  list[Math.floor(Math.random() * list.length)] as T

/** What visitors do. */
export const goodRequests = ({ url, siteUrl, pages, assets }: Site): Kind[] => [
  kind('page', 400, [200], () =>
    ask(url, { path: oneOf(pages), headers: { 'accept-encoding': oneOf(encodings) } }),
  ),
  kind('page, still the same', 60, [304], () =>
    ask(url, { path: oneOf(pages), headers: { 'if-none-match': '*' } }),
  ),
  kind('asset', 250, [200], () =>
    ask(url, { path: oneOf(assets), headers: { 'accept-encoding': oneOf(encodings) } }),
  ),
  kind('part of an asset', 30, [206], () =>
    ask(url, { path: oneOf(assets), headers: { range: 'bytes=0-99' } }),
  ),
  kind('asset, left early', 20, [200, 'cut'], () =>
    ask(url, { path: oneOf(assets), leaveEarly: true }),
  ),
  kind('location look-up', 80, [200, 404], () =>
    ask(url, { path: '/api/visitor-location', headers: someVisitor() }),
  ),
  kind('notification', 40, [200], () =>
    ask(url, {
      method: 'POST',
      path: `/functions/v1/${indexNowFunctionName}`,
      headers: { ...json, ...someVisitor(), apikey: defaultPublicAnonKey },
      body: JSON.stringify({ urls: [siteUrl + oneOf(pages)], host: new URL(siteUrl).host }),
    }),
  ),
  // 429: see bad-requests.ts.
  kind('testimonial', 4, [202, 429], () =>
    ask(url, {
      method: 'POST',
      path: '/api/testimonials',
      headers: { ...json, ...someVisitor() },
      body: JSON.stringify(sampleTestimonial()),
    }),
  ),
  kind('readyz', 2, [200], () => ask(url, { path: '/readyz' })),
]
