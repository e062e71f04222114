import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './stars.tsx'

const coloured = (rating: number) =>
  Number(/<svg width="([\d.]+)"/.exec(renderToStaticMarkup(<Stars rating={rating} />))?.[1])

test('a rating between two stars colours its part of the last one', () => {
  const lastStar = { left: 4 * 26.4 + 2.6, right: 4 * 26.4 + 21.4 }
  for (const rating of [4.7, 4.8, 4.9]) {
    const share = (coloured(rating) - lastStar.left) / (lastStar.right - lastStar.left)
    expect(share).toBeCloseTo(rating - 4, 1)
  }
})

test('whole ratings have whole stars', () => {
  expect(renderToStaticMarkup(<Stars rating={5} />)).not.toContain('fill-white')
  expect(coloured(4)).toBeLessThan(4 * 26.4 + 3)
  expect(coloured(4)).toBeGreaterThan(3 * 26.4 + 21.4)
})
