const denied =
  'accelerometer camera clipboard-read display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking'

/**
 * What every answer carries, wherever the site runs: the server sends them, `_headers` for an edge is written
 * from them, and the files in deploy/ are held to them by a test.
 */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': denied.replaceAll(' ', '=(), ').concat('=()'),
}

/** Of files: what only a header can say. Each page brings the rest itself, with its hashes. */
export const filePolicy = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Of answers of the endpoints, which are no pages and may load nothing. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Files below assets/ have a hash of their content in their name. */
export const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
