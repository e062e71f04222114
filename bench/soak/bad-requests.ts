import { sampleTestimonial } from '../../server/testing/sample-testimonial.ts'
import { ask, askRaw } from './exchange.ts'
import { oneOf, someVisitor } from './good-requests.ts'
import { type Kind, kind, type Site } from './kind.ts'

const climbing = [
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/..%5c..%5cetc%5cpasswd',
]
const unreadablePaths = ['/blog%00', '/%E0%A4%A', '/%zz']
const headOf = (rest: string) => `GET / HTTP/1.1\r\nHost: localhost\r\n${rest}`
const unreadable = [
  'HELLO\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a b/c\r\n\r\n',
  'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
]

const halfAPost = () =>
  'POST /api/testimonials HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
  `X-Forwarded-For: ${someVisitor()['x-forwarded-for']}\r\nContent-Length: 900\r\n\r\n{`

type BadTestimonial = [
  name: string,
  weight: number,
  body: () => string,
  expects: Kind['expects'],
  type?: string,
]
const badTestimonials: BadTestimonial[] = [
  ['not filled in', 10, () => JSON.stringify(sampleTestimonial({ email: 'x' })), [422]],
  ['broken JSON', 10, () => '{"firstName":', [400]],
  ['no JSON', 10, () => 'firstName=Jane', [415], 'application/x-www-form-urlencoded'],
  ['very deep', 5, () => '['.repeat(30_000) + ']'.repeat(30_000), [400, 422]],
  ['prototype keys', 5, () => '{"__proto__":{"a":1},"constructor":1}', [422]],
  ['too long', 10, () => `{"description":"${'x'.repeat(200_000)}"}`, [413, 'cut']],
]

/** What others try. */
export const badRequests = ({ url, assets }: Site): Kind[] => [
  ...badTestimonials.map(([name, weight, body, expects, type = 'application/json']) =>
    // Thousands of visitors in ten minutes: now and then two of them share a bucket of the limit.
    kind(`testimonial ${name}`, weight, [...expects, 429], () => {
      // Each with a visitor of its own, so that the rate limit does not answer first.
      const headers = { 'content-type': type, ...someVisitor() }
      return ask(url, { method: 'POST', path: '/api/testimonials', headers, body: body() })
    }),
  ),
  kind('unknown page', 20, [404], () => ask(url, { path: `/wp-${Math.random()}.php` })),
  kind('unknown endpoint', 10, [404], () => ask(url, { path: '/api/users' })),
  kind('wrong method', 10, [405], () => ask(url, { method: 'DELETE', path: '/' })),
  kind('climbing path', 15, [404], () => ask(url, { path: oneOf(climbing) })),
  kind('unreadable path', 10, [400], () => ask(url, { path: oneOf(unreadablePaths) })),
  kind('overlong path', 5, [414], () => ask(url, { path: `/${'a'.repeat(5000)}` })),
  kind('bad range', 10, [416], () =>
    ask(url, { path: oneOf(assets), headers: { range: 'bytes=99999999-' } }),
  ),
  kind('unreadable request', 10, [400], () => askRaw(url, oneOf(unreadable))),
  kind('headers too large', 5, [431], () => askRaw(url, headOf(`X: ${'x'.repeat(20_000)}\r\n`))),
  kind('left while sending', 10, ['cut'], () => askRaw(url, halfAPost(), 100)),
  kind('connected, said nothing', 2, ['cut', 408], () => askRaw(url, '')),
  kind('half a head, never ended', 1, [408], () => askRaw(url, headOf('X: '))),
]
