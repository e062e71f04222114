import { globSync, readFileSync } from 'node:fs'
import { test as anyTest, describe, expect } from 'vitest'
import { readContent } from '../../src/content/read-content.ts'
import { readWritten } from '../launch/read-written.ts'

const { group, pages: listed, prices } = readContent('content', (text) => text)
const registry = readWritten().filter(({ file }) => file.endsWith('.yaml'))

/** What a copy editor holds every content file of the sample to, whichever page shows it. */
const test = anyTest.runIf(group.sample)

const notWords = /^(keywords|synonyms|src|to|url|id|icon|website|placeId)$/

/** The words of every content file; keys, ids and synonyms are not words. */
const words = [
  ...registry.flatMap(({ file, data }) => wordsIn(data, file)),
  ...[...globSync('content/legal/*.md'), ...globSync('content/articles/*.md')].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text) => ({ file, text })),
  ),
]

function wordsIn(value: unknown, file: string): { file: string; text: string }[] {
  if (typeof value === 'string') return [{ file, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    notWords.test(key) ? [] : wordsIn(child, file),
  )
}

const wordsWith = (pattern: RegExp, except: RegExp = /(?!)/) =>
  words
    .filter(({ text }) => pattern.test(text) && !except.test(text))
    .map(({ file, text }) => `${file}: ${text}`)

describe('titles and descriptions for search engines', () => {
  const pages = listed.flatMap(({ path, titles, article }) =>
    article ? [] : [[path, titles] as const],
  )

  test.each(pages)(
    '%s: a title of 60 characters at most, with the name of the group',
    (_, meta) => {
      expect(`${meta.title} | ${group.name}`.length).toBeLessThanOrEqual(60)
    },
  )

  test.each(pages)('%s: a description of 120 to 160 characters', (_, { description }) => {
    expect(description.length).toBeGreaterThanOrEqual(120)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test.each(['title', 'description'] as const)('no two pages have the same %s', (field) => {
    const texts = pages.map(([, meta]) => meta[field])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})

describe('one term for one thing', () => {
  test.each<[string, RegExp, RegExp?]>([
    ['email, not e-mail', /\be-mail/i],
    ['6%, not 6 %', /\d %/],
    ['someone, not somebody', /\b(some|any|every)body\b/i],
    ['who, not whom', /\bwhom\b/i, /for whom/],
    ['we call, nobody rings', /\b(ring|rings) (us|the practice|at once|early|before|a\b)/i],
    ['cities, not towns', /\btowns?\b/i, /\{town\}|\{\{(group|practice)\.|old town|Town Hall/],
  ])('%s', (_, pattern, except) => {
    expect(wordsWith(pattern, except)).toEqual([])
  })

  test('what we will do is said in the future', () => {
    expect(
      wordsWith(
        /\band we (tell|explain|stop|agree|show|give|send|write|try|find|look|come|put|say)\b/i,
      ),
    ).toEqual([])
  })
})

test('check-ups, hygiene visits and assessments have a fee that nobody has to ask for', () => {
  const shown = JSON.stringify(registry.map(({ data }) => data))
  for (const name of [
    'checkUp',
    'hygieneVisit',
    'smileAssessment',
    'implantPlanning',
    'implantCare',
  ] as const) {
    expect(prices[name]?.from).toMatch(/^£\d/)
    expect(shown).toMatch(new RegExp(`"(price|privatePrice)":"${name}"`))
  }
  expect(wordsWith(/price after examination/i)).toEqual([])
})
