import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './stars.tsx'

const coloured = (rating: number) =>
  Number(/<svg width="([\d.]+)"/.exec(renderToStaticMarkup(<Stars rating={rating} />))?.[1])

test('a rating between two stars leaves a part of the last one white that can be seen', () => {
  const lastStar = { left: 4 * 26.4 + 2.6, right: 4 * 26.4 + 21.4 }
  // Measured on the outline: where a cut leaves this share of the star's area on its left.
  const widthOf = { 4.3: 0.38, 4.5: 0.5, 4.7: 0.62, 4.8: 0.69, 4.9: 0.76 }
  for (const [rating, width] of Object.entries(widthOf)) {
    const share = (coloured(Number(rating)) - lastStar.left) / (lastStar.right - lastStar.left)
    expect(share).toBeCloseTo(width, 1)
  }
})

test('whole ratings have whole stars', () => {
  expect(renderToStaticMarkup(<Stars rating={5} />)).not.toContain('fill-white')
  expect(coloured(4)).toBeLessThan(4 * 26.4 + 3)
  expect(coloured(4)).toBeGreaterThan(3 * 26.4 + 21.4)
})
