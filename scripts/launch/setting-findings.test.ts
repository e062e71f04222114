import { expect, test } from 'vitest'
import { cleaned, liveSettings, withChange } from './cleaned-content.fixture.ts'
import { readLaunchContent } from './launch-content.ts'
import { settingFindings } from './setting-findings.ts'

const clean = cleaned(readLaunchContent())

const notes = (env: Record<string, string>, content = clean) =>
  settingFindings(content, { ...liveSettings, ...env }).map(({ field, note }) => `${field} ${note}`)

test('the settings of a live site are in order', () => {
  expect(notes({})).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['SITE_URL https://www.group.example: a placeholder', { SITE_URL: 'https://www.group.example' }],
  ['SITE_URL must not end with a slash', { SITE_URL: `${liveSettings.SITE_URL}/` }],
  ['SITE_URL must start with https://', { SITE_URL: 'http://www.harrow-lane-dental.co.uk' }],
  ['INDEXNOW_KEY not set', { INDEXNOW_KEY: ' ' }],
  ['INDEXNOW_KEY must be 8 to 128', { INDEXNOW_KEY: 'short' }],
  ['SMTP_URL must be set when', { TESTIMONIAL_DELIVERY: 'smtp' }],
  ['TESTIMONIAL_DELIVERY off, though', { SMTP_URL: 'smtps://mail.co.uk' }],
  ['CHATBOT_ID goes with CHATBOT_SCRIPT_URL', { CHATBOT_ID: 'a1' }],
  ['COUNTRY_HEADER not believed without TRUSTED_PROXIES', { COUNTRY_HEADER: 'CF-IPCountry' }],
  ['DEV_COUNTRY for development only', { DEV_COUNTRY: 'FR' }],
  ['PUBLIC_ANON_KEY still the default', { VITE_BACKEND_URL: 'https://abc.supabase.co' }],
  [
    'LOCATION_SERVICE_URL privacy-policy.md still says',
    { LOCATION_SERVICE_URL: 'https://geo.co.uk/{ip}' },
  ],
])('%s', (start, env) => {
  expect(notes(env).some((note) => note.startsWith(start))).toBe(true)
})

test('without SITE_URL the address in content/group.yaml counts', () => {
  expect(notes({ SITE_URL: '' })).toEqual([])
  const content = withChange(clean, 'content/group.yaml', { siteUrl: 'https://group.example' })
  expect(notes({ SITE_URL: '' }, content)).toEqual([
    'SITE_URL not set, so https://group.example: a placeholder',
  ])
})

test('two different live addresses are one too many', () => {
  const content = withChange(clean, 'content/group.yaml', { siteUrl: 'https://other.co.uk' })
  expect(notes({}, content)).toEqual([
    'SITE_URL differs from siteUrl in content/group.yaml, https://other.co.uk',
  ])
})

test('a vendor’s chatbot makes the privacy page untrue', () => {
  const env = { CHATBOT_SCRIPT_URL: 'https://bot.co.uk/launch.js', CHATBOT_ID: 'a1' }
  expect(notes(env)).toEqual([
    'CHATBOT_SCRIPT_URL privacy-policy.md still says “It does not send anything you type”',
  ])
})

test('passwords are not repeated', () => {
  expect(notes({ SMTP_URL: 'http://user:hunter2@mail' }).join('\n')).not.toContain('hunter2')
})
