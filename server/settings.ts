import * as v from 'valibot'
import { defaultPublicAnonKey } from '../shared/backend.ts'
import { isHstsScope } from '../shared/security-headers.ts'

const hasScheme = (value: string, ...schemes: string[]) =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol)
/** The message completes the sentence "NAME must be …". */
const text = (is: (value: string) => boolean, message: string) =>
  v.optional(v.pipe(v.string(), v.check(is, message)))
const matching = (pattern: RegExp, message: string) => text((value) => pattern.test(value), message)

const webAddress = text((value) => hasScheme(value, 'http:', 'https:'), 'an http or https address')
const webAddressOrPath = text(
  (value) => value === 'off' || /^\/(?!\/)/.test(value) || hasScheme(value, 'http:', 'https:'),
  'an http or https address, a path that starts with one slash, or off',
)
const secret = matching(/^.{16,}$/, 'at least 16 characters')

/** An address, or a network no wider than anybody's proxies: whoever is in it can pretend to be anywhere. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const [narrowest, widest] = v.is(v.pipe(v.string(), v.ipv6()), address) ? [128, 7] : [32, 8]
  const fits = bits === undefined || (/^\d+$/.test(bits) && +bits >= widest && +bits <= narrowest)
  return v.is(v.pipe(v.string(), v.ip()), address) && fits && rest.length === 0
}
const listOf = (value: string | undefined) => value?.split(/[\s,]+/).filter(Boolean) ?? []

const Environment = v.object({
  NODE_ENV: v.optional(v.string()),
  PORT: matching(
    /^([0-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/,
    'a whole number from 0 to 65535',
  ),
  HOST: v.optional(v.string(), '0.0.0.0'),
  SITE_URL: webAddress,
  BUILD_DIR: v.optional(v.string(), './build'),
  DATA_DIR: v.optional(v.string(), './data'),
  PUBLIC_ANON_KEY: v.optional(v.string(), defaultPublicAnonKey),
  BACKEND_URL: webAddressOrPath,
  LOCATION_LOOKUP_URL: webAddressOrPath,
  INDEXNOW_KEY: matching(/^[A-Za-z0-9-]{8,128}$/, '8 to 128 letters, digits or hyphens'),
  INDEXNOW_SECRET: secret,
  INDEXNOW_ENDPOINT: webAddress,
  COUNTRY_HEADER: matching(
    /^[A-Za-z0-9-]+$/,
    'the name of a request header, for example CF-IPCountry',
  ),
  TRUSTED_PROXIES: text(
    (value) => listOf(value).every(isNetwork),
    'addresses or networks with commas between, /8 (IPv6: /7) at most, for example 10.0.0.0/8, ::1',
  ),
  DEV_COUNTRY: matching(/^[A-Za-z]{2}$/, 'a country code of two letters, for example GB'),
  CHATBOT_SCRIPT_URL: webAddress,
  HSTS_SCOPE: v.optional(
    v.pipe(v.string(), v.check(isHstsScope, '"host", "subdomains" or "preload"')),
    'host',
  ),
  TESTIMONIAL_DELIVERY: v.optional(
    v.picklist(['off', 'smtp', 'webhook'], '"off", "smtp" or "webhook"'),
    'off',
  ),
  SMTP_URL: text(
    (value) => hasScheme(value, 'smtp:', 'smtps:'),
    'an SMTP address, smtps://user:password@host:465',
  ),
  TESTIMONIAL_TO: v.optional(v.pipe(v.string(), v.email('an e-mail address'))),
  TESTIMONIAL_WEBHOOK: webAddress,
  TESTIMONIAL_WEBHOOK_SECRET: secret,
})

/** Names of parts that are gone, and what took their place. */
const gone: Record<string, string> = {
  DATABASE_URL: 'nothing but the list of announced pages is kept, in DATA_DIR',
  MANAGEMENT_PORT: '/healthz and, from this machine, /readyz answer on PORT',
  MANAGEMENT_HOST: '/healthz and, from this machine, /readyz answer on PORT',
  DRAIN_SECONDS: 'the server ends by itself within ten seconds of SIGTERM',
  LOCATION_SERVICE_URL: 'LOCATION_LOOKUP_URL names a service that the browser asks',
  VITE_SITE_URL: 'it is called SITE_URL',
  VITE_BACKEND_URL: 'it is called BACKEND_URL',
  VITE_LOCATION_LOOKUP_URL: 'it is called LOCATION_LOOKUP_URL',
  VITE_PUBLIC_ANON_KEY: 'it is called PUBLIC_ANON_KEY',
  VITE_CHATBOT_SCRIPT_URL: 'it is called CHATBOT_SCRIPT_URL',
  VITE_CHATBOT_ID: 'it is called CHATBOT_ID',
  VITE_TESTIMONIAL_DELIVERY: 'it is called TESTIMONIAL_DELIVERY',
  TESTIMONIAL_MAILS_PER_HOUR: 'each visitor may send five stories in ten minutes',
}

/** Whatever is read here, or refused. */
export const settingNames = [...Object.keys(Environment.entries), ...Object.keys(gone)]

export type Settings = ReturnType<typeof readSettings>
/** How a story leaves, or null: the form sends nothing. */
export type Delivery = Settings['delivery']

/**
 * What it throws is for the person who starts the server, or builds: a line for each unusable setting, which never
 * repeats the value, as that may hold a password.
 */
export function checkSettings(environment: Record<string, unknown>) {
  // Compose files and `.env` templates write `NAME=` for "not set".
  const given = Object.entries(environment).filter(
    ([, value]) => typeof value === 'string' && value.trim(),
  )
  const names = given.map(([name]) => name)
  const parsed = v.safeParse(Environment, Object.fromEntries(given))
  const problems = [
    ...Object.keys(gone)
      .filter((name) => names.includes(name))
      .map((name) => `${name} is no setting any more: ${gone[name]}`),
    ...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)} must be ${issue.message}`),
  ]
  if (!parsed.success || problems.length > 0) throw new Error(problems.join('\n'))
  return parsed.output
}

/** Everything the environment can change. Unlike a build elsewhere, the server needs all that goes together. */
export function readSettings(environment: Record<string, unknown>) {
  const values = checkSettings(environment)
  return {
    port: Number(values.PORT ?? 3000),
    host: values.HOST,
    /** As the build was told it, when the server is told too. */
    siteUrl: values.SITE_URL,
    buildDir: values.BUILD_DIR,
    dataDir: values.DATA_DIR,
    publicAnonKey: values.PUBLIC_ANON_KEY,
    indexNowKey: values.INDEXNOW_KEY,
    indexNowSecret: values.INDEXNOW_SECRET,
    indexNowEndpoint: values.INDEXNOW_ENDPOINT ?? 'https://api.indexnow.org/indexnow',
    countryHeader: values.COUNTRY_HEADER,
    trustedProxies: listOf(values.TRUSTED_PROXIES),
    hstsScope: isHstsScope(values.HSTS_SCOPE) ? values.HSTS_SCOPE : undefined,
    /** Never set in production. */
    devCountry: values.NODE_ENV === 'production' ? undefined : values.DEV_COUNTRY,
    delivery: deliveryOf(values),
  }
}

function deliveryOf(values: v.InferOutput<typeof Environment>) {
  const { TESTIMONIAL_DELIVERY: kind, TESTIMONIAL_WEBHOOK: address } = values
  const { SMTP_URL: smtpUrl, TESTIMONIAL_TO: to, TESTIMONIAL_WEBHOOK_SECRET: secret } = values
  const missing = (name: string) =>
    new Error(`${name} must be set when TESTIMONIAL_DELIVERY is "${kind}"`)
  if (kind === 'smtp') {
    if (!smtpUrl) throw missing('SMTP_URL')
    if (!to) throw missing('TESTIMONIAL_TO')
    return { kind, smtpUrl, to }
  }
  if (kind === 'webhook') {
    if (!address) throw missing('TESTIMONIAL_WEBHOOK')
    return { kind, address, secret }
  }
  return null
}
