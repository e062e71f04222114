import { test as anyTest, expect } from 'vitest'
import type { PageMeta } from './page-meta.ts'
import { readContent } from './read-content.ts'

const { group, pageMeta } = readContent('content', (text) => text)

/** With the name of the group, which is no field of the page; an owner's may be longer. */
const test = anyTest.runIf(group.sample)
const pages: [string, PageMeta][] = Object.entries(pageMeta)

test.each(pages)('%s has a title that search engines show in full', (_, { title }) => {
  expect(`${title} | ${group.name}`.length).toBeLessThanOrEqual(60)
})

test.each(['title', 'description'] as const)('no two pages have the same %s', (field) => {
  expect(new Set(pages.map(([, meta]) => meta[field])).size).toBe(pages.length)
})
