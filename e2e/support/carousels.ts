import { expect, type Locator, type Page } from '@playwright/test'
import {
  about,
  carouselReviews,
  patientStatements,
  reviewsSection,
  services,
  servicesSection,
  team,
  teamSection,
  transformations,
  transformationsSection,
} from '../content.ts'

/** SPEC §9, with the frame in which it ends. */
export const slide = 520

/** The six widths of the judges: both sides of every breakpoint. */
export const carouselWidths = [320, 390, 768, 820, 1024, 1440] as const

const byWidth = (width: number) => (width < 768 ? 1 : width < 1024 ? 2 : 3)
const trio = (width: number) => (width < 768 ? 1 : 3)

/** Three steps a dot, and as many positions as three cards have, at any width. */
const trios = (count: number) => ({
  count,
  inView: trio,
  forward: () => [...upTo(count - 3).slice(1), 0],
  last: () => count - 3,
  dots: () => upTo(count - 1).filter((position) => position % 3 === 0),
})

const serviceCount = Object.keys(services).length

/** SPEC §4 and §9, written out once more and apart from the code under test. */
export const carousels = {
  services: {
    name: servicesSection.title,
    count: serviceCount,
    interval: 5000,
    inView: byWidth,
    forward: (width: number) => [...upTo(serviceCount - byWidth(width)).slice(1), 0],
    last: (width: number) => serviceCount - byWidth(width),
    dots: (width: number) => upTo(serviceCount - byWidth(width)),
  },
  team: { name: teamSection.title, interval: 4000, ...trios(team.length) },
  transformations: {
    name: transformationsSection.title,
    count: transformations.length,
    interval: 4000,
    inView: () => 1,
    forward: () => [...upTo(transformations.length - 1).slice(1), 0],
    last: () => transformations.length - 1,
    dots: () => upTo(transformations.length - 1),
  },
  reviews: { name: reviewsSection.title, interval: 5000, ...trios(carouselReviews.length) },
}

export const aboutCarousel = {
  name: about.statementsTitle,
  count: patientStatements.length - 1,
  inView: byWidth,
}

function upTo(last: number) {
  return Array.from({ length: last + 1 }, (_, position) => position)
}

const anyCarousel = (page: Page) => page.locator('[aria-roledescription="carousel"]')
export const findCarousel = (page: Page, name: string) =>
  anyCarousel(page).and(page.getByRole('group', { name }))

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
  await openHome(page)
  return bringCarousel(page, name)
}

export async function openHome(page: Page) {
  await page.clock.install()
  await page.goto('/')
}

/** Puts a carousel on the screen, with its script, and stops the time. */
export async function bringCarousel(page: Page, name: string) {
  await page.clock.resume()
  const place = await findCarousel(page, name).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return [...document.querySelectorAll('[aria-roledescription="carousel"]')].indexOf(element)
  })
  // By its place from now on: to find it by its name asks every element of the page for its role.
  const carousel = anyCarousel(page).nth(place)
  await expect(dots(carousel).first()).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  return carousel
}

/** Brings a carousel to its first position, standing still. */
export async function rewind(page: Page, carousel: Locator) {
  const stop = carousel.getByRole('button', { name: 'Stop automatic slide show' })
  if ((await stop.count()) > 0) await stop.click()
  await page.clock.runFor(slide)
  await dots(carousel).first().click()
  await page.clock.runFor(slide)
  await settle(carousel)
}
