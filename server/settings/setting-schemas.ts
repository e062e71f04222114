import { isIP } from 'node:net'
import * as v from 'valibot'

/** Each message completes the sentence "NAME must be …". */

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a whole number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'a whole number from 0 to 65535'),
)

export const seconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, 'whole seconds from 0 to 999'),
  v.transform(Number),
)

export const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999'),
  v.transform(Number),
)

export const text = v.string()

export const webAddress = v.pipe(
  v.string(),
  v.check((value) => hasScheme(value, ['http:', 'https:']), 'an http or https address'),
)

export const webAddressOrPath = v.pipe(
  v.string(),
  v.check(
    (value) => /^\/(?!\/)/.test(value) || hasScheme(value, ['http:', 'https:']),
    'an http or https address, or a path that starts with one slash',
  ),
)

export const postgresAddress = v.pipe(
  v.string(),
  v.check(
    (value) => hasScheme(value, ['postgres:', 'postgresql:']),
    'a PostgreSQL address, postgres://user:password@host:5432/database',
  ),
)

export const smtpAddress = v.pipe(
  v.string(),
  v.check(
    (value) => hasScheme(value, ['smtp:', 'smtps:']),
    'an SMTP address, smtps://user:password@host:465',
  ),
)

export const mailAddress = v.pipe(v.string(), v.email('an e-mail address'))

/** The alphabet and lengths of the IndexNow protocol. */
export const indexNowKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{8,128}$/, '8 to 128 letters, digits or hyphens'),
)

export const secret = v.pipe(v.string(), v.minLength(16, 'at least 16 characters'))

export const headerName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]+$/, 'the name of a request header, for example CF-IPCountry'),
)

export const countryCode = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]{2}$/, 'a country code of two letters, for example GB'),
  v.toUpperCase(),
)

export const networks = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  v.everyItem(isNetwork, 'addresses or networks with commas between, for example 10.0.0.0/8, ::1'),
  v.everyItem(
    isNarrow,
    'no wider than your proxies, /8 (IPv6: /7) at most: whoever is in it can pretend to be anywhere',
  ),
)

export const testimonialDelivery = v.picklist(['off', 'smtp'], '"off" or "smtp"')

function hasScheme(value: string, schemes: string[]): boolean {
  return URL.canParse(value) && schemes.includes(new URL(value).protocol)
}

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const prefixFits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(address) !== 0 && prefixFits && rest.length === 0
}

/** A whole internet of proxies is a slip, and makes every header believed. */
function isNarrow(value: string): boolean {
  const [address = '', prefix] = value.split('/')
  return prefix === undefined || Number(prefix) >= (isIP(address) === 6 ? 7 : 8)
}
