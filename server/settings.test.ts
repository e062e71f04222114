import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('every setting is optional, and an empty value counts as not set', () => {
  const settings = readSettings({ PORT: '', INDEXNOW_KEY: ' ' })
  expect(settings).toMatchObject({ port: 3000, host: '0.0.0.0', dataDir: './data', delivery: null })
  expect(settings.indexNowKey).toBeUndefined()
})

test('the example file holds the defaults', () => {
  expect(
    readSettings(parseEnv(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z_]+=)/gm, ''))),
  ).toEqual(readSettings({}))
})

test.each([
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535'],
  ['PORT', '3000x', 'PORT must be a whole number from 0 to 65535'],
  ['SITE_URL', 'practice.example', 'SITE_URL must be an http or https address'],
  ['INDEXNOW_KEY', 'short', 'INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens'],
  ['INDEXNOW_SECRET', 'too short', 'INDEXNOW_SECRET must be at least 16 characters'],
  ['INDEXNOW_ENDPOINT', 'ftp://x', 'INDEXNOW_ENDPOINT must be an http or https address'],
  ['TRUSTED_PROXIES', 'localhost', 'TRUSTED_PROXIES must be addresses or networks'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES must be addresses or networks'],
  ['TRUSTED_PROXIES', '0.0.0.0/1, 128.0.0.0/1', '/8 (IPv6: /7) at most'],
  ['TRUSTED_PROXIES', '::/0', '/8 (IPv6: /7) at most'],
  ['DEV_COUNTRY', 'Britain', 'DEV_COUNTRY must be a country code of two letters'],
  ['COUNTRY_HEADER', 'CF IPCountry', 'COUNTRY_HEADER must be the name of a request header'],
  ['TESTIMONIAL_DELIVERY', 'post', 'TESTIMONIAL_DELIVERY must be "off", "smtp" or "webhook"'],
  ['TESTIMONIAL_TO', 'stories', 'TESTIMONIAL_TO must be an e-mail address'],
  ['HSTS_SCOPE', 'all', 'HSTS_SCOPE must be "host", "subdomains" or "preload"'],
  ['LOCATION_LOOKUP_URL', '//evil', 'LOCATION_LOOKUP_URL must be an http or https'],
  ['DATABASE_URL', 'postgres://u:p@h/d', 'DATABASE_URL is no setting any more: nothing but'],
  ['MANAGEMENT_PORT', '9100', 'MANAGEMENT_PORT is no setting any more: /healthz'],
  ['DRAIN_SECONDS', '5', 'DRAIN_SECONDS is no setting any more'],
  ['VITE_SITE_URL', 'https://x.test', 'any more: it is called SITE_URL'],
  ['LOCATION_SERVICE_URL', 'https://x', 'any more: LOCATION_LOOKUP_URL'],
])('an unusable %s (%s) is named with what it should be', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message)
})

test('all that is wrong is listed at once, without values, as they may hold a password', () => {
  const wrong = { PORT: 'x', SMTP_URL: 'http://user:hunter2@mail', DATABASE_URL: 'hunter2' }
  expect(() => readSettings(wrong)).toThrow(/DATABASE_URL .*\nPORT .*\nSMTP_URL must be an SMTP/)
  expect(() => readSettings(wrong)).not.toThrow('hunter2')
})

test.each([
  [{ TESTIMONIAL_DELIVERY: 'smtp' }, 'SMTP_URL must be set'],
  [{ TESTIMONIAL_DELIVERY: 'smtp', SMTP_URL: 'smtp://mail' }, 'TESTIMONIAL_TO must be set'],
  [{ TESTIMONIAL_DELIVERY: 'webhook' }, 'TESTIMONIAL_WEBHOOK must be set'],
])('delivery with half its settings is refused: %o', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})
