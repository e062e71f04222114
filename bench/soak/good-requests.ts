import { sampleTestimonial } from '../../server/testing/sample-testimonial.ts'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import { indexNowFunctionName } from '../../shared/indexnow.ts'
import { type Ask, ask } from './exchange.ts'
import { type Kind, kind, type Site } from './kind.ts'

const encodings = ['gzip, deflate, br, zstd', 'gzip', '']
const json = { 'content-type': 'application/json' }
const inSomeEncoding = () => ({ 'accept-encoding': oneOf(encodings) })

/** Another visitor each time, as seen through the one trusted proxy. */
export const someVisitor = () => {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return { 'x-forwarded-for': `81.${part()}.${part()}.${part()}` }
}
export const oneOf = <T>(list: readonly T[]): T =>
  list[Math.floor(Math.random() * list.length)] as T

/** What visitors do. */
export function goodRequests({ url, siteUrl, pages, assets }: Site): Kind[] {
  const get = (path: string, headers: Ask['headers'] = {}) => ask(url, { path, headers })
  const post = (path: string, headers: Ask['headers'], body: object) => {
    const all = { ...json, ...someVisitor(), ...headers }
    return ask(url, { method: 'POST', path, headers: all, body: JSON.stringify(body) })
  }
  const { host } = new URL(siteUrl)
  const notify = `/functions/v1/${indexNowFunctionName}`
  const key = { apikey: defaultPublicAnonKey }
  return [
    kind('page', 400, [200], () => get(oneOf(pages), inSomeEncoding())),
    kind('page, still the same', 60, [304], () => get(oneOf(pages), { 'if-none-match': '*' })),
    kind('asset', 250, [200], () => get(oneOf(assets), inSomeEncoding())),
    kind('part of an asset', 30, [206], () => get(oneOf(assets), { range: 'bytes=0-99' })),
    kind('asset, left early', 20, [200, 'cut'], () =>
      ask(url, { path: oneOf(assets), leaveEarly: true }),
    ),
    kind('location look-up', 80, [200, 404], () => get('/api/visitor-location', someVisitor())),
    kind('notification', 40, [200], () =>
      post(notify, key, { urls: [siteUrl + oneOf(pages)], host }),
    ),
    // 429: see bad-requests.ts.
    kind('testimonial', 4, [202, 429], () => post('/api/testimonials', {}, sampleTestimonial())),
    kind('readyz', 2, [200], () => get('/readyz')),
  ]
}
