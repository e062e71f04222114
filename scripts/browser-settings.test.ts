import { expect, test } from 'vitest'
import { readContent } from '../src/content/read-content.ts'
import { browserSettings } from './browser-settings.ts'

const { group } = readContent()

test.each(['', ' '])('a setting that is "%s" is not set', (empty) => {
  const settings = browserSettings({ SITE_URL: empty, PUBLIC_ANON_KEY: empty, CHATBOT_ID: empty })
  expect(settings).toEqual(browserSettings({}))
  expect(settings.VITE_SITE_URL).toBe(group.siteUrl)
})
