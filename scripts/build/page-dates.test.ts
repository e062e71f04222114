import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { datesOf, keepPageDates, readPageDates, wordsHash, writePageDates } from './page-dates.ts'

const page = (main: string, { title = 'Title', around = '', look = '' } = {}) =>
  `<html><head><title>${title}</title><meta name="description" content="About it">
  <style>${look}</style></head><body><header>${around}</header>
  <main id="main" class="${look}">${main}</main><footer>${around}</footer></body></html>`

test.each([
  ['a word', page('<p>Open until 4</p>')],
  ['a picture’s description', page('<p>Open until 5</p><img src="/a.avif" alt="Our door">')],
  ['the title', page('<p>Open until 5</p>', { title: 'Other' })],
])('%s changes what a page says', (_, other) => {
  expect(wordsHash(other)).not.toBe(wordsHash(page('<p>Open until 5</p>')))
})

test.each([
  ['another look', page('<p class="x">Open until 5</p>', { look: 'red' })],
  ['other markup', page('<div><p>Open\n until 5</p></div><script>run()</script>')],
  ['another header', page('<p>Open until 5</p>', { around: 'A new link' })],
  ['another name of a file', page('<p>Open until 5</p><img src="/assets/a.B2.avif" alt="">')],
])('%s changes nothing of what a page says', (_, other) => {
  expect(wordsHash(other)).toBe(wordsHash(page('<p>Open until 5</p>')))
})

test('a page keeps its day until it says something else', () => {
  const at = (path: string, words: string) => ({ path, html: page(words) })
  const first = datesOf([at('/', 'One'), at('/blog', 'Two')], {}, '2026-01-01')
  const second = datesOf([at('/', 'One'), at('/blog', 'Three')], first, '2026-02-02')
  expect(second['/']?.since).toBe('2026-01-01')
  expect(second['/blog']?.since).toBe('2026-02-02')
  expect(datesOf([at('/', 'One'), at('/blog', 'Three')], second, '2026-03-03')).toEqual(second)
})

afterEach(() => vi.unstubAllEnvs())

test('what goes live is kept beside content/, on CI it is not', () => {
  const [release, root] = [temporaryFolder(), temporaryFolder()]
  const dates = { '/': { words: 'abc', since: '2026-01-01' } }
  writePageDates(release, dates)
  vi.stubEnv('CI', 'true')
  keepPageDates(release, root)
  expect(existsSync(path.join(root, 'page-dates.json'))).toBe(false)
  vi.stubEnv('CI', '')
  keepPageDates(release, root)
  expect(readPageDates(root)).toEqual(dates)
})
