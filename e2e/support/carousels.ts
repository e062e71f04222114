import { expect, type Locator, type Page } from '@playwright/test'
import { about } from '../../content/about.ts'
import { carouselReviews, reviewsSection } from '../../content/reviews.ts'
import { services, servicesSection } from '../../content/services.ts'
import { team, teamSection } from '../../content/team.ts'
import { transformations, transformationsSection } from '../../content/transformations.ts'

/** SPEC §9, with the frame in which it ends. */
export const slide = 520

/** The six widths of the judges: both sides of every breakpoint. */
export const carouselWidths = [320, 390, 768, 820, 1024, 1440] as const

const byWidth = (width: number) => (width < 768 ? 1 : width < 1024 ? 2 : 3)
const trio = (width: number) => (width < 768 ? 1 : 3)

/** SPEC §4 and §9, written out once more and apart from the code under test. */
export const carousels = {
  services: {
    name: servicesSection.title,
    count: Object.keys(services).length,
    interval: 5000,
    inView: byWidth,
    forward: (width: number) => [...upTo(6 - byWidth(width)).slice(1), 0],
    last: (width: number) => 6 - byWidth(width),
    dots: (width: number) => upTo(6 - byWidth(width)),
  },
  team: {
    name: teamSection.title,
    count: team.length,
    interval: 4000,
    inView: trio,
    forward: () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0],
    last: () => 10,
    dots: () => [0, 3, 6, 9, 12],
  },
  transformations: {
    name: transformationsSection.title,
    count: transformations.length,
    interval: 4000,
    inView: () => 1,
    forward: () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 0],
    last: () => 9,
    dots: () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  },
  reviews: {
    name: reviewsSection.title,
    count: carouselReviews.length,
    interval: 5000,
    inView: trio,
    forward: () => [1, 2, 0],
    last: () => 2,
    dots: () => [0, 3],
  },
} as const

export const aboutCarousel = { name: about.statementsTitle, count: 7, inView: byWidth }

function upTo(last: number) {
  return Array.from({ length: last + 1 }, (_, position) => position)
}

export const findCarousel = (page: Page, name: string) =>
  page.locator('[aria-roledescription="carousel"]').and(page.getByRole('group', { name }))

export const slides = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]')
export const row = (carousel: Locator) => carousel.getByRole('group', { name: 'Slides' })
export const dots = (carousel: Locator) =>
  carousel.getByRole('group', { name: 'Choose a slide' }).getByRole('button')
export const stopOrStart = (carousel: Locator) =>
  carousel.getByRole('button', { name: /automatic slide show/ })
export const press = (carousel: Locator, name: 'Next slide' | 'Previous slide') =>
  carousel.getByRole('button', { name }).click()

/** Numbers, from 0, of the cards within reach, and of those whose whole width is in the window. */
const cardsOf = (carousel: Locator) =>
  row(carousel).evaluate((element) => {
    const view = element.getBoundingClientRect()
    const cards = [...element.querySelectorAll<HTMLElement>(`[aria-roledescription="slide"]`)]
    const isInSight = (card: HTMLElement) => {
      const { left, right } = card.getBoundingClientRect()
      return left >= view.left - 1 && right <= view.right + 1
    }
    const numbersOf = (wanted: (card: HTMLElement) => boolean) =>
      cards.flatMap((card, number) => (wanted(card) ? [number] : []))
    return {
      count: cards.length,
      reach: numbersOf((card) => !card.inert),
      sight: numbersOf(isInSight),
    }
  })

/** At a position, that many cards from there on; the row rests against the last card. */
function cardsAt(position: number, inView: number, count: number) {
  const first = Math.min(position, count - inView)
  return Array.from({ length: inView }, (_, card) => first + card)
}

export async function expectReach(carousel: Locator, position: number, inView: number) {
  await expect(async () => {
    const { count, reach } = await cardsOf(carousel)
    expect(reach).toEqual(cardsAt(position, inView, count))
  }).toPass({ timeout: 5000 })
  await settle(carousel)
}

export async function expectPosition(carousel: Locator, position: number, inView: number) {
  await expect(async () => {
    const { count, reach, sight } = await cardsOf(carousel)
    const cards = cardsAt(position, inView, count)
    expect({ reach, sight }).toEqual({ reach: cards, sight: cards })
  }).toPass({ timeout: 5000 })
}

/** Lets React finish what it has begun; its own clock is a message port, which is not stopped. */
const settle = (carousel: Locator) =>
  carousel.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })

/** Home, with time in the test's hand, and a carousel that has its script and stands on screen. */
export async function openCarousel(page: Page, name: string) {
  await page.clock.install()
  await page.goto('/')
  const carousel = findCarousel(page, name)
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(dots(carousel).first()).toBeVisible({ timeout: 15_000 })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  return carousel
}

/** Brings a carousel to its first position, standing still. */
export async function rewind(page: Page, carousel: Locator) {
  await carousel.getByRole('button', { name: 'Stop automatic slide show' }).click()
  await page.clock.runFor(slide)
  await dots(carousel).first().click()
  await page.clock.runFor(slide)
  await settle(carousel)
}
