import { describe, expect, test } from 'vitest'
import {
  autoAdvance,
  type CarouselRules,
  cardsInView,
  currentDot,
  firstInView,
  isInView,
  rowRules,
  rulesOf,
  slideDuration,
  trioRules,
  type View,
} from './carousel-position.ts'

const positions = (rules: CarouselRules, step: 'next' | 'previous', view: View, steps: number) => {
  const positions = [0]
  for (let i = 0; i < steps; i++) positions.push(rules[step](positions.at(-1) ?? 0, view))
  return positions
}
const cardsSeen = (position: number, view: View) =>
  Array.from({ length: view.count }, (_, card) => card).filter((card) =>
    isInView(card, position, view),
  )

describe('services: six cards', () => {
  const three = { count: 6, inView: 3 }

  test('next runs from 0 to cards minus visible, then wraps to the start', () => {
    expect(positions(rowRules, 'next', three, 5)).toEqual([0, 1, 2, 3, 0, 1])
    expect(positions(rowRules, 'next', { count: 6, inView: 2 }, 5)).toEqual([0, 1, 2, 3, 4, 0])
    expect(positions(rowRules, 'next', { count: 6, inView: 1 }, 6)).toEqual([0, 1, 2, 3, 4, 5, 0])
  })

  test('previous from the first position goes to the last, then steps back to the start', () => {
    expect(positions(rowRules, 'previous', three, 5)).toEqual([0, 3, 2, 1, 0, 3])
    expect(rowRules.previous(0, { count: 6, inView: 2 })).toBe(4)
    expect(rowRules.previous(0, { count: 6, inView: 1 })).toBe(5)
  })

  test('there is one dot for each position, and it jumps there', () => {
    expect(rowRules.dots(three)).toEqual([0, 1, 2, 3])
    expect(rowRules.dots({ count: 6, inView: 2 })).toEqual([0, 1, 2, 3, 4])
    expect(rowRules.dots({ count: 6, inView: 1 })).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('a position that a wider screen has made impossible is brought back inside', () => {
    expect(rowRules.next(5, three)).toBe(0)
    expect(rowRules.previous(5, three)).toBe(2)
    expect(firstInView(5, three)).toBe(3)
  })
})

describe('team: thirteen cards in windows of three', () => {
  const wide = { count: 13, inView: 3 }
  const phone = { count: 13, inView: 1 }

  test('auto-advance steps one card and returns to 0 when position + 3 reaches the count', () => {
    expect(positions(trioRules, 'next', wide, 11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0])
    expect(trioRules.next(9, wide)).toBe(10)
    expect(trioRules.next(10, wide)).toBe(0)
    expect(trioRules.next(11, wide)).toBe(0)
    expect(trioRules.next(12, wide)).toBe(0)
  })

  test('positions are the same on a phone', () => {
    expect(positions(trioRules, 'next', phone, 11)).toEqual(positions(trioRules, 'next', wide, 11))
    expect(trioRules.previous(0, phone)).toBe(10)
    expect(trioRules.dots(phone)).toEqual(trioRules.dots(wide))
  })

  test('previous from 0 goes to count minus 3, then steps one card back', () => {
    expect(positions(trioRules, 'previous', wide, 11)).toEqual([
      0, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ])
  })

  test('there are five dots, each jumping to a multiple of three', () => {
    expect(trioRules.dots(wide)).toEqual([0, 3, 6, 9, 12])
  })

  test('at the last dot, position 12, the view rests against the last card', () => {
    expect(firstInView(12, wide)).toBe(10)
    expect(cardsSeen(12, wide)).toEqual([10, 11, 12])
    expect(cardsSeen(12, phone)).toEqual([12])
  })

  test('previous from the last dot moves the cards by one, never by none', () => {
    expect(trioRules.previous(12, wide)).toBe(9)
    expect(trioRules.previous(12, phone)).toBe(11)
  })

  test('the dot of a position is the trio it lies in', () => {
    const dots = trioRules.dots(wide)
    expect([0, 2, 3, 8, 9, 10, 11, 12].map((position) => currentDot(position, dots))).toEqual([
      0, 0, 1, 2, 3, 3, 3, 4,
    ])
  })
})

describe('reviews: five cards in windows of three', () => {
  const view = { count: 5, inView: 3 }

  test('positions run 0, 1, 2 and back to 0', () => {
    expect(positions(trioRules, 'next', view, 4)).toEqual([0, 1, 2, 0, 1])
    expect(positions(trioRules, 'previous', view, 3)).toEqual([0, 2, 1, 0])
  })

  test('two dots: 0 and 3, where the view rests on the last three', () => {
    expect(trioRules.dots(view)).toEqual([0, 3])
    expect(cardsSeen(3, view)).toEqual([2, 3, 4])
    expect(trioRules.next(3, view)).toBe(0)
    expect(trioRules.previous(3, view)).toBe(1)
  })
})

describe('cards in view by width', () => {
  test.each([
    [320, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ])('About and services show, at %i px, %i', (width, cards) => {
    expect(cardsInView('byWidth', width)).toBe(cards)
  })

  test.each([
    [767, 1],
    [768, 3],
    [1440, 3],
  ])('team and reviews show, at %i px, %i', (width, cards) => {
    expect(cardsInView('trio', width)).toBe(cards)
  })

  test('transformations show one at every width', () => {
    expect([320, 768, 1440].map((width) => cardsInView('single', width))).toEqual([1, 1, 1])
  })
})

describe.each([
  ['row', rowRules],
  ['trio', trioRules],
])('few cards in a %s', (_, rules) => {
  test.each([
    [0, []],
    [1, [0]],
    [2, [0]],
    [3, [0]],
  ])('%i of them never leave position 0', (count, dots) => {
    const view = { count, inView: 3 }
    expect([rules.next(0, view), rules.previous(0, view)]).toEqual([0, 0])
    expect(rules.dots(view)).toEqual(dots)
    expect(cardsSeen(0, view)).toHaveLength(count)
  })
})

test('every position that can be reached shows a full view of neighbouring cards', () => {
  for (const layout of ['byWidth', 'trio', 'single'] as const) {
    for (const width of [390, 820, 1440]) {
      for (let count = 1; count <= 20; count++) {
        const rules = rulesOf(layout)
        const view = { count, inView: cardsInView(layout, width) }
        const reachable = new Set([0, ...rules.dots(view)])
        for (const position of reachable) {
          reachable.add(rules.next(position, view))
          reachable.add(rules.previous(position, view))
          expect(position).toBeGreaterThanOrEqual(0)
          expect(position).toBeLessThan(count)
          expect(cardsSeen(position, view)).toHaveLength(Math.min(count, view.inView))
        }
      }
    }
  }
})

test('the clock is that of the specification', () => {
  expect(autoAdvance).toEqual({ services: 5000, team: 4000, transformations: 4000, reviews: 5000 })
  expect(slideDuration).toBe(500)
})
