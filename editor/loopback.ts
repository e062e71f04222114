const ours = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Refuses what another website, or another computer, sends to the editor; undefined when it is ours. */
export function refusal(request: Request): Response | undefined {
  const host = request.headers.get('host') ?? ''
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const isOurs =
    ours.test(host) &&
    (origin === null || URL.parse(origin)?.host === host) &&
    (site === null || site === 'same-origin' || site === 'none')
  return isOurs
    ? undefined
    : new Response('The editor answers this computer only.', { status: 403 })
}
