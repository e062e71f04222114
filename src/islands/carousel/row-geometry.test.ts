import { expect, test } from 'vitest'
import { cardAt } from './row-geometry.ts'

test('the cards that rest at the end of the row count as the first of them', () => {
  expect(cardAt([0, 300, 600, 600, 600], 600)).toBe(2)
})

test('a pixel of rounding does not make another card the first', () => {
  expect(cardAt([2591, 2914, 3238, 3239, 3239], 3239)).toBe(2)
})
