import { describe, expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

describe('settings', () => {
  test('every setting is optional', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ port: 3000, host: '0.0.0.0', dataDir: './data' })
    expect(settings.testimonialDelivery).toBeNull()
    expect(settings.indexNowKey).toBeNull()
  })

  test('an empty value counts as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    })
  })

  test.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '3000x', 'PORT must be a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must be a PostgreSQL address'],
    ['INDEXNOW_KEY', 'short', 'INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens'],
    ['INDEXNOW_SECRET', 'too short', 'INDEXNOW_SECRET must be at least 16 characters'],
    ['INDEXNOW_ENDPOINT', 'ftp://x', 'INDEXNOW_ENDPOINT must be an http or https address'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES must be addresses or networks'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'TRUSTED_PROXIES must be no wider than your proxies'],
    ['TRUSTED_PROXIES', '0.0.0.0/1, 128.0.0.0/1', 'TRUSTED_PROXIES must be no wider'],
    ['TRUSTED_PROXIES', '::/0', 'TRUSTED_PROXIES must be no wider than your proxies'],
    ['DRAIN_SECONDS', '1m', 'DRAIN_SECONDS must be whole seconds from 0 to 999'],
    ['TRUSTED_PROXIES', 'localhost', 'TRUSTED_PROXIES must be addresses or networks'],
    ['DEV_COUNTRY', 'Britain', 'DEV_COUNTRY must be a country code of two letters'],
    ['COUNTRY_HEADER', 'CF IPCountry', 'COUNTRY_HEADER must be the name of a request header'],
    ['TESTIMONIAL_DELIVERY', 'post', 'TESTIMONIAL_DELIVERY must be "off" or "smtp"'],
    ['VITE_LOCATION_LOOKUP_URL', '//evil', 'VITE_LOCATION_LOOKUP_URL must be an http or https'],
  ])('an unusable %s is named with what it should be', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message)
  })

  test('the unusable value itself is not repeated, as it may hold a password', () => {
    expect(() => readSettings({ SMTP_URL: 'http://user:hunter2@mail' })).toThrow(
      /^SMTP_URL must be an SMTP address, smtps:\/\/user:password@host:465$/,
    )
  })

  test('all unusable settings are listed at once', () => {
    expect(() => readSettings({ PORT: 'x', SITE_URL: 'x' })).toThrow(/PORT .*\nSITE_URL .*/)
  })

  test('delivery by SMTP needs a server and a recipient', () => {
    const smtp = { TESTIMONIAL_DELIVERY: 'smtp', SMTP_URL: 'smtp://mail.example' }
    expect(() => readSettings({ TESTIMONIAL_DELIVERY: 'smtp' })).toThrow('SMTP_URL must be set')
    expect(() => readSettings(smtp)).toThrow('TESTIMONIAL_TO must be set')
    expect(
      readSettings({ ...smtp, TESTIMONIAL_TO: 'stories@practice.example' }).testimonialDelivery,
    ).toEqual({
      smtpUrl: 'smtp://mail.example',
      to: 'stories@practice.example',
      mailsPerHour: 60,
    })
  })

  test('the development country is ignored in production', () => {
    expect(readSettings({ DEV_COUNTRY: 'fr' }).devCountry).toBe('FR')
    expect(readSettings({ DEV_COUNTRY: 'fr', NODE_ENV: 'production' }).devCountry).toBeNull()
  })
})
