import type { MiddlewareHandler } from 'astro'

const ours = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Refuses what other websites and computers send to the editor, all of which lies below /api/. */
export const onRequest: MiddlewareHandler = ({ request, url }, next) =>
  !url.pathname.startsWith('/api/') || isOurs(request.headers)
    ? next()
    : new Response('The editor answers this computer only.', { status: 403 })

function isOurs(headers: Headers) {
  const host = headers.get('host') ?? ''
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  return (
    ours.test(host) &&
    (origin === null || URL.parse(origin)?.host === host) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}
