import { expect, test } from 'vitest'
import { unusableSettings } from './unusable-settings.ts'

test.each([
  [
    { VITE_BACKEND_URL: 'https://a.test' },
    'VITE_BACKEND_URL is now called BACKEND_URL: rename it.',
  ],
  [
    { SITE_URL: 'practice' },
    'SITE_URL must be a whole address, such as https://www.practice.example.',
  ],
  [{ BACKEND_URL: 'backend' }, 'BACKEND_URL must be a whole address, a path on this site, or off.'],
])('%o is refused with a sentence', (env, sentence) => {
  expect(unusableSettings(env)).toEqual([sentence])
})

test('what is empty, or a path, is in order', () => {
  expect(
    unusableSettings({
      SITE_URL: '',
      LOCATION_LOOKUP_URL: '/where',
      BACKEND_URL: 'off',
      VITE_SITE_URL: '',
    }),
  ).toEqual([])
})
