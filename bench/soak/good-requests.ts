import { sampleTestimonial } from '../../server/testing/sample-testimonial.ts'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import { indexNowFunctionName } from '../../shared/indexnow.ts'
import { ask } from './exchange.ts'
import type { Kind, Site } from './kind.ts'

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
  {
    name: 'page',
    weight: 400,
    expects: [200],
    send: () => ask(url, { path: oneOf(pages), headers: { 'accept-encoding': oneOf(encodings) } }),
  },
  {
    name: 'page, still the same',
    weight: 60,
    expects: [304],
    send: () => ask(url, { path: oneOf(pages), headers: { 'if-none-match': '*' } }),
  },
  {
    name: 'asset',
    weight: 250,
    expects: [200],
    send: () => ask(url, { path: oneOf(assets), headers: { 'accept-encoding': oneOf(encodings) } }),
  },
  {
    name: 'part of an asset',
    weight: 30,
    expects: [206],
    send: () => ask(url, { path: oneOf(assets), headers: { range: 'bytes=0-99' } }),
  },
  {
    name: 'asset, left early',
    weight: 20,
    expects: [200, 'cut'],
    send: () => ask(url, { path: oneOf(assets), leaveEarly: true }),
  },
  {
    name: 'location look-up',
    weight: 80,
    expects: [200, 404],
    send: () => ask(url, { path: '/api/visitor-location', headers: someVisitor() }),
  },
  {
    name: 'notification',
    weight: 40,
    expects: [200],
    send: () => {
      const body = { urls: [siteUrl + oneOf(pages)], host: new URL(siteUrl).host }
      return ask(url, {
        method: 'POST',
        path: `/functions/v1/${indexNowFunctionName}`,
        headers: { ...json, ...someVisitor(), apikey: defaultPublicAnonKey },
        body: JSON.stringify(body),
      })
    },
  },
  {
    name: 'testimonial',
    weight: 4,
    // 429: see bad-requests.ts.
    expects: [202, 429],
    send: () =>
      ask(url, {
        method: 'POST',
        path: '/api/testimonials',
        headers: { ...json, ...someVisitor() },
        body: JSON.stringify(sampleTestimonial()),
      }),
  },
  { name: 'readyz', weight: 2, expects: [200], send: () => ask(url, { path: '/readyz' }) },
]
