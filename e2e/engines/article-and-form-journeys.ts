import { treatmentOptions } from '../../shared/testimonial.ts'
import { shareYourStory } from '../content.ts'
import { expectEqual, type Journey } from './journey.ts'
import { pause } from './processes.ts'
import { desktop, type Visitor } from './visitor.ts'

const article = 'main article a[data-article]'
const dialog = 'dialog[open]'

/** Where the blog shows its first article. */
const addressOfArticle = (visitor: Visitor) =>
  visitor.ask(
    (link) => `/blog?article=${(document.querySelector(link) as HTMLElement).dataset.article}`,
    article,
  )

/** Opens the first article. @returns the address of the blog’s page that shows it */
async function opensArticle(visitor: Visitor) {
  const address = await addressOfArticle(visitor)
  await visitor.clicks(article)
  await visitor.sees(`${dialog} h2`)
  await visitor.isAt(address)
  return address
}

async function seesBlogAgain(visitor: Visitor) {
  await visitor.seesNo(dialog)
  await visitor.isAt('/blog')
  await visitor.sees('main h1')
}

const ways: [string, (visitor: Visitor) => Promise<void>][] = [
  ['its button', (visitor) => visitor.clicks({ css: `${dialog} button`, name: 'Close article' })],
  ['Escape', (visitor) => visitor.presses('Escape')],
  ['a press beside it', (visitor) => visitor.clicksAt({ x: 8, y: 500 })],
]

const question = (nth: number) => ({ css: '#faq details[name="faq"] > summary', nth })

const openQuestions = (visitor: Visitor) =>
  visitor.ask(() =>
    [...document.querySelectorAll('#faq details[name="faq"]')].flatMap((item, number) =>
      (item as HTMLDetailsElement).open ? [number] : [],
    ),
  )

const hasOpen = (visitor: Visitor, numbers: number[]) =>
  visitor.until(
    `questions ${numbers} are not the open ones`,
    () => openQuestions(visitor),
    (open) => String(open) === String(numbers),
  )

const form = '#story-form form'
const field = (name: string) => `${form} [name="${name}"]`
const problem = '#story-form [role=alert] a'
const submits = (visitor: Visitor) => visitor.clicks(`${form} button[type=submit]`)
const message = (words: string) => ({
  css: '[role=region][aria-label^="Notifications"] *',
  name: words,
})

async function fillsIn(visitor: Visitor) {
  for (const [name, words] of [
    ['firstName', 'Amira'],
    ['lastName', 'Khan'],
    ['email', 'amira@example.com'],
    ['phone', '01632 960123'],
    ['title', 'At last'],
  ] as const) {
    await visitor.clicks(field(name))
    await visitor.types(words)
  }
  // A list that is pressed with the mouse opens outside of the page, where no driver reaches.
  await visitor.clicks(field('phone'))
  await visitor.presses('Tab')
  await visitor.types(treatmentOptions[1].slice(0, 3))
  await visitor.until(
    'no treatment is chosen',
    () =>
      visitor.ask(
        (select) => (document.querySelector(select) as HTMLSelectElement).value,
        field('treatment'),
      ),
    (value) => value === treatmentOptions[1],
  )
  await visitor.clicks(field('rating'))
}

export const articleAndFormJourneys: Journey[] = [
  ...ways.map(
    ([way, closes]): Journey => ({
      name: `an article opens over the blog and is closed by ${way}`,
      async run(visitor) {
        await visitor.browser.resize(desktop)
        await visitor.visits('/blog')
        await opensArticle(visitor)
        for (let stop = 0; stop < 6; stop++) {
          await visitor.presses('Tab')
          const isInside = await visitor.ask(
            (dialog) => document.activeElement?.closest(dialog) !== null,
            dialog,
          )
          expectEqual(isInside, true, 'the focus is in the article')
        }
        await closes(visitor)
        await seesBlogAgain(visitor)
        await visitor.hasFocusOn(article)
      },
    }),
  ),
  {
    name: 'back closes an article, forward opens it again',
    async run(visitor) {
      await visitor.visits('/blog')
      const address = await opensArticle(visitor)
      await visitor.browser.back()
      await seesBlogAgain(visitor)
      await visitor.browser.forward()
      await visitor.sees(`${dialog} h2`)
      await visitor.isAt(address)
    },
  },
  {
    name: 'an article’s own address opens it, and closing leads to the blog',
    async run(visitor) {
      await visitor.visits('/blog')
      await visitor.opens(await addressOfArticle(visitor))
      await visitor.sees(`${dialog} h2`)
      await visitor.clicks({ css: `${dialog} button`, name: 'Close article' })
      await seesBlogAgain(visitor)
    },
  },
  {
    name: 'of the questions at most one is open, by mouse and by keyboard',
    async run(visitor) {
      await visitor.visits('/')
      await visitor.clicks(question(0))
      await hasOpen(visitor, [0])
      await visitor.clicks(question(2))
      await hasOpen(visitor, [2])
      await visitor.clicks(question(2))
      await hasOpen(visitor, [])
      await visitor.presses('Enter')
      await hasOpen(visitor, [2])
      await visitor.presses('Space')
      await hasOpen(visitor, [])
    },
  },
  {
    name: 'the address of an answer opens it',
    async run(visitor) {
      await visitor.visits('/')
      const id = await visitor.ask(
        () =>
          document.querySelector('#faq details[name="faq"][id], #faq details[name="faq"] [id]')?.id,
      )
      await visitor.visits('/blog')
      await visitor.visits(`/#${id}`)
      await visitor.until(
        'no answer opens',
        () => openQuestions(visitor),
        (open) => open.length === 1,
      )
      await visitor.sees(`#${id}`)
    },
  },
  {
    name: 'a form that is sent as soon as it is seen answers',
    async run(visitor) {
      await visitor.visits('/share-your-story')
      await submits(visitor)
      await visitor.sees(problem)
    },
  },
  {
    name: 'an empty form says what is missing, and leads there',
    async run(visitor) {
      await visitor.visits('/share-your-story')
      await visitor.until(
        'the form does not answer',
        async () => {
          await submits(visitor)
          await pause(500)
          return visitor.isShown(problem)
        },
        Boolean,
      )
      await visitor.clicks(problem)
      await visitor.hasFocusOn(field('firstName'))
    },
  },
  {
    name: 'a story without consent is not taken, with it the visitor is thanked',
    async run(visitor) {
      await visitor.visits('/share-your-story')
      await fillsIn(visitor)
      await submits(visitor)
      await visitor.sees(message(shareYourStory.consentRequired.title))
      await visitor.clicks(field('consentVideo'))
      await visitor.clicks(field('consentWebsite'))
      await submits(visitor)
      await visitor.sees(message(shareYourStory.thankYou.title))
      await visitor.until(
        'the form is not empty again',
        () =>
          visitor.ask(
            (input) => (document.querySelector(input) as HTMLInputElement).value,
            field('firstName'),
          ),
        (value) => value === '',
      )
    },
  },
]
