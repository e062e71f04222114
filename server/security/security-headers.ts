import { createMiddleware } from 'hono/factory'
import { contentSecurityPolicy, type PolicySettings } from './content-security-policy.ts'

/**
 * What no page of ours needs. What the video player does, such as the full screen, is not named:
 * browsers give it to our pages and to the frame whose `allow` asks for it, and frame-src says which
 * frame there may be.
 */
const denied = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const permissionsPolicy = denied.map((feature) => `${feature}=()`).join(', ')

export type SecurityHeaders = Record<string, string>

const everyAnswer: SecurityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** What only a header can say; the rest stands in the page itself (scripts/build/content-security-policy.ts). */
export const pagePolicy = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Of answers that bring no policy of their own. */
export const securityHeaders = (policy: PolicySettings): SecurityHeaders => ({
  ...everyAnswer,
  'content-security-policy': contentSecurityPolicy(policy),
  'permissions-policy': permissionsPolicy,
})

/**
 * Scripts, pictures, fonts and the answers to scripts are parts of a page, never pages: opened by
 * themselves they may load nothing. That is stricter, and short: a dozen go with every page.
 */
export const partHeaders: SecurityHeaders = {
  ...everyAnswer,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'geolocation=()',
}

export function withSecurityHeaders(headers: SecurityHeaders) {
  const entries = Object.entries(headers)
  return createMiddleware(async (context, next) => {
    await next()
    const answered = context.res.headers
    for (const [name, value] of entries) if (!answered.has(name)) answered.set(name, value)
  })
}
