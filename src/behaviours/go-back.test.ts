import { expect, test } from 'vitest'
import { stepsToPreviousPage } from '../behaviours/go-back.ts'

const steps = (paths: string[], current = paths.length - 1, cameFromElsewhere = false) =>
  stepsToPreviousPage({ visits: paths, current, cameFromElsewhere })

test('the page before this one is one step back', () => {
  expect(steps(['/blog', '/privacy-policy'])).toBe(1)
})

test('sections of the same page are passed over', () => {
  expect(steps(['/blog', '/complaints', '/complaints', '/complaints'])).toBe(3)
})

test('pages ahead do not count', () => {
  expect(steps(['/blog', '/complaints', '/', '/blog'], 1)).toBe(1)
})

test('the first page of a tab has nothing behind it', () => {
  expect(steps(['/complaints'])).toBe(0)
  expect(steps(['/complaints', '/complaints'])).toBe(0)
})

test('a visitor who followed a link from another site goes back there', () => {
  expect(steps(['/complaints'], 0, true)).toBe(1)
  expect(steps(['/complaints', '/complaints'], 1, true)).toBe(2)
})

test('a tab without readable history has nothing behind it', () => {
  expect(steps([], -1)).toBe(0)
})
