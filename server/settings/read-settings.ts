import * as v from 'valibot'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import * as schema from './setting-schemas.ts'

const Environment = v.object({
  NODE_ENV: v.optional(schema.text, 'development'),
  PORT: v.optional(schema.port, '3000'),
  HOST: v.optional(schema.text, '0.0.0.0'),
  MANAGEMENT_PORT: v.optional(schema.port),
  MANAGEMENT_HOST: v.optional(schema.text, '127.0.0.1'),
  DRAIN_SECONDS: v.optional(schema.seconds, '1'),
  SITE_URL: v.optional(schema.webAddress),
  BUILD_DIR: v.optional(schema.text, './build'),
  DATA_DIR: v.optional(schema.text, './data'),
  DATABASE_URL: v.optional(schema.postgresAddress),
  PUBLIC_ANON_KEY: v.optional(schema.text, defaultPublicAnonKey),
  VITE_BACKEND_URL: v.optional(schema.webAddressOrPath),
  VITE_LOCATION_LOOKUP_URL: v.optional(schema.webAddressOrPath),
  INDEXNOW_KEY: v.optional(schema.indexNowKey),
  INDEXNOW_SECRET: v.optional(schema.secret),
  INDEXNOW_ENDPOINT: v.optional(schema.webAddress, 'https://api.indexnow.org/indexnow'),
  COUNTRY_HEADER: v.optional(schema.headerName),
  TRUSTED_PROXIES: v.optional(schema.networks, ''),
  LOCATION_SERVICE_URL: v.optional(schema.webAddress),
  DEV_COUNTRY: v.optional(schema.countryCode),
  CHATBOT_SCRIPT_URL: v.optional(schema.webAddress),
  CHATBOT_ID: v.optional(schema.text),
  TESTIMONIAL_DELIVERY: v.optional(schema.testimonialDelivery, 'off'),
  SMTP_URL: v.optional(schema.smtpAddress),
  TESTIMONIAL_TO: v.optional(schema.mailAddress),
  TESTIMONIAL_MAILS_PER_HOUR: v.optional(schema.count, '60'),
})

type Environment = v.InferOutput<typeof Environment>

export type Settings = ReturnType<typeof readSettings>
export type TestimonialDelivery = NonNullable<Settings['testimonialDelivery']>

/**
 * Everything the environment can change; `null` is a part that is switched off. What it throws is
 * for the person who starts the server: a line for each unusable setting.
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const parsed = v.safeParse(Environment, withoutEmpty(environment))
  if (!parsed.success) throw new Error(parsed.issues.map(describe).join('\n'))

  const values = parsed.output
  return {
    port: values.PORT,
    host: values.HOST,
    /** Where `/readyz` and `/metrics` answer. */
    management:
      values.MANAGEMENT_PORT === undefined
        ? null
        : { port: values.MANAGEMENT_PORT, host: values.MANAGEMENT_HOST },
    /** How long answers go on after SIGTERM. */
    drainSeconds: values.DRAIN_SECONDS,
    /** As the build was told it, when the server is told too. */
    siteUrl: values.SITE_URL ?? null,
    /** Holds `site-manifest.json` and `client/`. */
    buildDir: values.BUILD_DIR,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicAnonKey: values.PUBLIC_ANON_KEY,
    /** Other origins that the browser may call. */
    backendUrl: values.VITE_BACKEND_URL ?? null,
    locationLookupUrl: values.VITE_LOCATION_LOOKUP_URL ?? null,
    indexNowKey: values.INDEXNOW_KEY ?? null,
    indexNowSecret: values.INDEXNOW_SECRET ?? null,
    indexNowEndpoint: values.INDEXNOW_ENDPOINT,
    countryHeader: values.COUNTRY_HEADER ?? null,
    locationServiceUrl: values.LOCATION_SERVICE_URL ?? null,
    /** Never set in production. */
    devCountry: values.NODE_ENV === 'production' ? null : (values.DEV_COUNTRY ?? null),
    /** Addresses and networks in CIDR form. */
    trustedProxies: values.TRUSTED_PROXIES,
    chatbotScriptUrl: values.CHATBOT_SCRIPT_URL ?? null,
    testimonialDelivery: testimonialDelivery(values),
  }
}

/** Compose files and `.env` templates write `NAME=` for "not set". */
function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

/** Never repeats the value: it may hold a password. */
function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue)} must be ${issue.message}`
}

function testimonialDelivery(values: Environment) {
  if (values.TESTIMONIAL_DELIVERY === 'off') return null
  const { SMTP_URL: smtpUrl, TESTIMONIAL_TO: to } = values
  if (!smtpUrl) throw new Error('SMTP_URL must be set when TESTIMONIAL_DELIVERY is "smtp"')
  if (!to) throw new Error('TESTIMONIAL_TO must be set when TESTIMONIAL_DELIVERY is "smtp"')
  return { smtpUrl, to, mailsPerHour: values.TESTIMONIAL_MAILS_PER_HOUR }
}
