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

/** SPEC §4 and §9 at 1440 px; the positions at every width are src/lib/carousel-position.test.ts. */
export const carousels = {
  services: {
    name: servicesSection.title,
    interval: 5000,
    inView: 3,
    count: services.filter(({ card }) => card).length,
  },
  team: { name: teamSection.title, interval: 4000, inView: 3, count: team.length },
  transformations: {
    name: transformationsSection.title,
    interval: 4000,
    inView: 1,
    count: transformations.length,
  },
  reviews: {
    name: reviewsSection.title,
    interval: 5000,
    inView: 3,
    count: carouselReviews.length,
  },
}

export const aboutCarousel = { name: about.statementsTitle, count: patientStatements.length - 1 }

const anyCarousel = (page: Page) => page.locator('[aria-roledescription="carousel"]')
export const findCarousel = (page: Page, name: string) =>
  anyCarousel(page).and(page.getByRole('group', { name }))

export const slides = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]')
export const row = (carousel: Locator) => carousel.getByRole('group', { name: 'Slides' })
export const dots = (carousel: Locator) =>
  carousel.getByRole('group', { name: 'Choose a slide' }).getByRole('button')
export const stopOrStart = (carousel: Locator) =>
  carousel.getByRole('button', { name: /automatic slide show/ })

/** Presses a button, and lets the slide end. */
export async function press(carousel: Locator, name: 'Next slide' | 'Previous slide') {
  await carousel.getByRole('button', { name }).click()
  await carousel.page().clock.runFor(slide)
}

export async function pressDot(carousel: Locator, index: number) {
  await dots(carousel).nth(index).click()
  await carousel.page().clock.runFor(slide)
}

/** At a position, that many cards from there on are in sight, and only they are within reach. */
export async function expectPosition(carousel: Locator, position: number, inView: number) {
  await expect(async () => {
    const { count, reach, sight } = await row(carousel).evaluate((element) => {
      const view = element.getBoundingClientRect()
      const cards = [...element.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
      const numbersOf = (wanted: (card: HTMLElement) => boolean) =>
        cards.flatMap((card, number) => (wanted(card) ? [number] : []))
      const isInSight = (card: HTMLElement) => {
        const { left, right } = card.getBoundingClientRect()
        return left >= view.left - 1 && right <= view.right + 1
      }
      return {
        count: cards.length,
        reach: numbersOf((card) => !card.inert),
        sight: numbersOf(isInSight),
      }
    })
    // The row rests against the last card.
    const first = Math.min(position, count - inView)
    const cards = Array.from({ length: inView }, (_, card) => first + card)
    expect({ reach, sight }).toEqual({ reach: cards, sight: cards })
  }).toPass({ timeout: 5000 })
}

/** Home with time in the test's hand, and a carousel at its first position that has its script and stands still. */
export async function openCarousel(page: Page, name: string) {
  await page.clock.install()
  await page.goto('/')
  await page.clock.resume()
  const place = await findCarousel(page, name).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return [...document.querySelectorAll('[aria-roledescription="carousel"]')].indexOf(element)
  })
  // By its place from now on: to find it by its name asks every element of the page for its role.
  const carousel = anyCarousel(page).nth(place)
  await expect(dots(carousel).first()).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  const stop = carousel.getByRole('button', { name: 'Stop automatic slide show' })
  // Served as turning; with reduced motion it stops by itself as it starts.
  if (await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches))
    await expect(stop).toHaveCount(0)
  else if ((await stop.count()) > 0) await stop.click()
  await page.clock.runFor(slide)
  await pressDot(carousel, 0)
  return carousel
}
