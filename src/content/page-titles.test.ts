import { test as anyTest, expect } from 'vitest'
import { readContent } from './read-content.ts'

const { group, pages } = readContent('content', (text) => text)

/** With the name of the group, which is no field of the page; an owner's may be longer. */
const test = anyTest.runIf(group.sample)
const titled = pages.flatMap(({ path, titles, article }) =>
  article ? [] : [[path, titles] as const],
)

test.each(titled)('%s has a title that search engines show in full', (_, { title }) => {
  expect(`${title} | ${group.name}`.length).toBeLessThanOrEqual(60)
})

test.each(['title', 'description'] as const)('no two pages have the same %s', (field) => {
  expect(new Set(titled.map(([, titles]) => titles[field])).size).toBe(titled.length)
})
