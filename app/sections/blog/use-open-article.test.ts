import { expect, test } from 'vitest'
import { articleNumber } from './use-open-article.ts'

test('a whole number names an article', () => {
  expect(articleNumber('1')).toBe(1)
  expect(articleNumber('10000')).toBe(10000)
})

test.each(['', '0', '-1', '1.5', '01', '1e3', ' 1', 'abc', '../../etc', '99999999999999'])(
  '"%s" names none',
  (asked) => {
    expect(articleNumber(asked)).toBeNaN()
  },
)
