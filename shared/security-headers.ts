const denied =
  'accelerometer camera clipboard-read display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking'

/**
 * How far the promise of TLS reaches (HSTS_SCOPE). Beyond this host it breaks every other service of the domain
 * that has no certificate, and a browser's list of preloaded domains is hard to leave.
 */
const hsts = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

export type HstsScope = keyof typeof hsts

export const isHstsScope = (value: string): value is HstsScope => Object.hasOwn(hsts, value)

/**
 * What every answer carries, wherever the site runs: the server sends them, `_headers` for an edge is written
 * from them, and the files in deploy/ are held to them by a test.
 */
export const securityHeaders = (scope: HstsScope = 'host') => ({
  'strict-transport-security': hsts[scope],
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': denied.replaceAll(' ', '=(), ').concat('=()'),
})

/** Of pages and their like: what only a header can say. Each page brings the rest itself, with its hashes. */
export const pagePolicy = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Of answers that are no pages and, opened by themselves, may load nothing. */
export const partPolicy = "default-src 'none'; frame-ancestors 'none'"

const pageHeaders = { 'content-security-policy': pagePolicy, 'cache-control': 'no-cache' }

/** Files below /assets/ have a hash of their content in their name. */
const assetHeaders = {
  'content-security-policy': partPolicy,
  'cache-control': 'public, max-age=31536000, immutable',
}

/** What not every server knows by its ending: a phone opens its address book, or its calendar, by this. */
const typesByFolder = {
  '/contacts/': 'text/vcard; charset=utf-8',
  '/closures/': 'text/calendar; charset=utf-8',
}

export function fileHeaders(path: string): Record<string, string> {
  if (path.startsWith('/assets/')) return assetHeaders
  const [, type] = Object.entries(typesByFolder).find(([folder]) => path.startsWith(folder)) ?? []
  return type ? { ...pageHeaders, 'content-type': type } : pageHeaders
}

const listed = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)

/** `_headers`, as edges read it. */
export const edgeHeaders = (scope = '') =>
  [
    ...[
      '/*\n',
      ...listed({ ...securityHeaders(isHstsScope(scope) ? scope : 'host'), ...pageHeaders }),
    ],
    ...['/assets/*\n  ! content-security-policy\n  ! cache-control\n', ...listed(assetHeaders)],
    ...Object.entries(typesByFolder).flatMap(([folder, type]) => [
      `${folder}*\n  ! content-type\n`,
      ...listed({ 'content-type': type }),
    ]),
  ].join('')
