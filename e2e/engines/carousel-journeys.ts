import type { Point } from './browsers.ts'
import { expectEqual, type Journey } from './journey.ts'
import { desktop, phone, type Visitor } from './visitor.ts'

const carousel = '[aria-roledescription="carousel"]'

/** Each carousel of the page by a selector of its own. */
const carouselsOf = (visitor: Visitor) =>
  visitor.ask(
    (carousel) =>
      [...document.querySelectorAll(carousel)].map(
        (found) => `${carousel}[aria-labelledby="${found.getAttribute('aria-labelledby')}"]`,
      ),
    carousel,
  )

const row = (carousel: string) => `${carousel} [role=group][aria-label="Slides"]`
const dots = (carousel: string) => `${carousel} [role=group][aria-label="Choose a slide"] button`
const button = (carousel: string, name: string) => ({ css: `${carousel} button`, name })
const next = (carousel: string) => button(carousel, 'Next slide')
const previous = (carousel: string) => button(carousel, 'Previous slide')

type Row = {
  count: number
  /** Cards, from 0, that are whole in the window, and that can be reached. */
  inSight: number[]
  inReach: number[]
  left: number
  chosenDot: number
  /** Where a hand can take hold of the row: on the right, and on nothing that is to be pressed. */
  grip: Point
  /** From one card to the next. */
  step: number
}

const lookAt = (visitor: Visitor, carousel: string) =>
  visitor.ask(
    (rowSelector, dotsSelector): Row => {
      const row = document.querySelector(rowSelector) as HTMLElement
      const view = row.getBoundingClientRect()
      const cards = [...row.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
      const startOf = (card?: HTMLElement) => card?.getBoundingClientRect().left ?? 0
      const numbersOf = (isWanted: (card: HTMLElement) => boolean) =>
        cards.flatMap((card, number) => (isWanted(card) ? [number] : []))
      const x = Math.round(view.left + view.width * 0.8)
      const gripHeights = Array.from({ length: 20 }, (_, step) =>
        Math.round(view.top + (view.height * (step + 0.5)) / 20),
      )
      const isFree = (y: number) =>
        [x, innerWidth - x].every((x) => {
          const hit = document.elementFromPoint(x, y)
          return row.contains(hit) && !hit?.closest('a, button, input, label')
        })
      return {
        count: cards.length,
        inSight: numbersOf((card) => {
          const { left, right } = card.getBoundingClientRect()
          return left >= view.left - 2 && right <= view.right + 2
        }),
        inReach: numbersOf((card) => !card.inert),
        left: row.scrollLeft,
        chosenDot: [...document.querySelectorAll(dotsSelector)].findIndex(
          (dot) => dot.getAttribute('aria-current') === 'true',
        ),
        grip: { x, y: gripHeights.find(isFree) ?? 0 },
        step: startOf(cards[1]) - startOf(cards[0]),
      }
    },
    row(carousel),
    dots(carousel),
  )

const stands = (visitor: Visitor, carousel: string, what: string, isRight: (row: Row) => boolean) =>
  visitor.until(`${carousel} ${what}`, () => lookAt(visitor, carousel), isRight)

/** The card at the start of the row is in sight, and the keyboard reaches the same cards. */
const showsFrom = (visitor: Visitor, carousel: string, first: number) =>
  stands(
    visitor,
    carousel,
    `does not show the cards from ${first} on`,
    ({ inSight, inReach }) => inSight[0] === first && String(inSight) === String(inReach),
  )

/** The carousel with its script, standing still at its first card. */
async function meets(visitor: Visitor, carousel: string) {
  // The press is kept until the script has come, and dots come with it.
  await visitor.clicks(next(carousel))
  const stop = button(carousel, 'Stop automatic slide show')
  if (await visitor.isShown(stop)) await visitor.clicks(stop)
  await visitor.clicks({ css: dots(carousel), nth: 0 })
  return showsFrom(visitor, carousel, 0)
}

async function onEveryCarousel(
  visitor: Visitor,
  isRight: (carousel: string) => Promise<void>,
): Promise<void> {
  await visitor.visits('/')
  const carousels = await carouselsOf(visitor)
  if (carousels.length === 0) throw new Error('home has no carousel')
  for (const carousel of carousels) await isRight(carousel)
}

export const carouselJourneys: Journey[] = [
  {
    name: 'carousels obey a button that is pressed as soon as it is seen',
    run: (visitor) =>
      onEveryCarousel(visitor, async (carousel) => {
        await visitor.visits('/')
        const { left } = await lookAt(visitor, carousel)
        await visitor.clicks(next(carousel))
        await stands(visitor, carousel, 'does not obey its button', (row) => row.left !== left)
      }),
  },
  {
    name: 'carousels move by button around both ends, by dot, by a mouse that drags and by arrow keys',
    async run(visitor) {
      await visitor.browser.resize(desktop)
      await onEveryCarousel(visitor, async (carousel) => {
        await meets(visitor, carousel)
        // Each ends at the first card.
        await movesByButton(visitor, carousel)
        await jumpsByDot(visitor, carousel)
        await followsTheMouse(visitor, carousel)
        await movesByKeys(visitor, carousel)
      })
    },
  },
  {
    name: 'carousels move by swipe on a phone',
    async run(visitor) {
      await visitor.browser.resize(phone)
      await onEveryCarousel(visitor, async (carousel) => {
        await meets(visitor, carousel)
        await visitor.scrollsTo(row(carousel))
        for (const [pixels, first] of [
          [-0.85, 1],
          [-0.85, 2],
          [0.85, 1],
        ] as const) {
          const { grip, step } = await atRest(visitor, carousel)
          const from = pixels < 0 ? grip : { ...grip, x: phone.width - grip.x }
          await visitor.swipes(from, Math.round(step * pixels))
          const { chosenDot, inReach } = await stands(
            visitor,
            carousel,
            `does not follow the swipe to card ${first}`,
            ({ inReach }) => inReach[0] === first,
          )
          expectEqual(inReach, [first], `${carousel} offers the keyboard`)
          if (chosenDot < 0) throw new Error(`${carousel} has no dot for card ${first}`)
        }
      })
    },
  },
]

async function movesByButton(visitor: Visitor, carousel: string) {
  const { count, inSight } = await lookAt(visitor, carousel)
  for (const [way, first] of [
    [next, 1],
    [previous, 0],
    [previous, count - inSight.length],
    [next, 0],
  ] as const) {
    await visitor.clicks(way(carousel))
    await showsFrom(visitor, carousel, first)
  }
}

async function jumpsByDot(visitor: Visitor, carousel: string) {
  for (const nth of [-1, 1, 0]) {
    await visitor.clicks({ css: dots(carousel), nth })
    await stands(
      visitor,
      carousel,
      `is not where dot ${nth} leads`,
      ({ chosenDot, inSight, count }) =>
        nth === -1 ? inSight.at(-1) === count - 1 && chosenDot > 0 : chosenDot === nth,
    )
  }
}

async function followsTheMouse(visitor: Visitor, carousel: string) {
  await visitor.scrollsTo(row(carousel))
  for (const [pixels, first] of [
    [-0.6, 1],
    [0.6, 0],
  ] as const) {
    const { grip, step } = await atRest(visitor, carousel)
    const from = pixels < 0 ? grip : { ...grip, x: desktop.width - grip.x }
    await visitor.drags(from, step * pixels)
    await showsFrom(visitor, carousel, first)
  }
}

/** From the buttons, and from the row. */
async function movesByKeys(visitor: Visitor, carousel: string) {
  await visitor.clicks(next(carousel))
  await showsFrom(visitor, carousel, 1)
  await visitor.presses('ArrowRight')
  await showsFrom(visitor, carousel, 2)
  await visitor.tabsTo(row(carousel))
  for (const first of [1, 0]) {
    await visitor.presses('ArrowLeft')
    await showsFrom(visitor, carousel, first)
  }
  const { count, inSight } = await lookAt(visitor, carousel)
  await visitor.presses('ArrowLeft')
  await showsFrom(visitor, carousel, count - inSight.length)
}

async function atRest(visitor: Visitor, carousel: string) {
  let before: number | undefined
  return stands(visitor, carousel, 'does not come to rest', ({ left }) => {
    const isStill = left === before
    before = left
    return isStill
  })
}
