import { aboutCarousel, carousels } from '../support/carousels.ts'
import { expect, test } from '../support/specification.ts'

/** What the rules of e2e/support/carousels.ts come to with as many cards as SPEC §9 has. */
test('six services, thirteen people, ten cases and five reviews have the specified positions', () => {
  const { services, team, transformations, reviews } = carousels
  expect(services.forward(390)).toEqual([1, 2, 3, 4, 5, 0])
  expect(services.forward(820)).toEqual([1, 2, 3, 4, 0])
  expect(services.forward(1440)).toEqual([1, 2, 3, 0])
  expect(services.dots(1440)).toEqual([0, 1, 2, 3])
  expect(team.forward()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0])
  expect(team.dots()).toEqual([0, 3, 6, 9, 12])
  expect(transformations.forward()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
  expect(transformations.dots()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(reviews.forward()).toEqual([1, 2, 0])
  expect(reviews.dots()).toEqual([0, 3])
  expect(aboutCarousel.count).toBe(6)
})
