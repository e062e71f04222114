import { expect, test } from 'vitest'
import { standing } from './standing.ts'

const known = {
  siteUrl: 'https://sample.example',
  settingsFile: 'from .env',
  live: 'Live since noon',
}

test('the launch check begins with what is missing before going online', () => {
  const lines = standing({ ...known, env: {} }).join('\n')
  expect(lines).toContain('Live since noon')
  expect(lines).toContain('SITE_URL is missing: the pages would name https://sample.example')
  expect(lines).toContain('TESTIMONIAL_DELIVERY is off')
  expect(lines).toContain('INDEXNOW_KEY is missing')
  expect(lines).toContain('TRUSTED_PROXIES is missing')
})

test('what is set is said, without what may be a secret', () => {
  const env = {
    SITE_URL: 'https://dental.test',
    INDEXNOW_KEY: 'key-of-the-owner',
    TESTIMONIAL_DELIVERY: 'smtp',
    SMTP_URL: 'smtps://user:hunter2@mail.test',
    TRUSTED_PROXIES: '::1',
  }
  const lines = standing({ ...known, env }).join('\n')
  expect(lines).toContain('SITE_URL is set: https://dental.test')
  expect(lines).toContain('stories leave by smtp')
  expect(lines).not.toMatch(/missing|hunter2|key-of-the-owner/)
})
