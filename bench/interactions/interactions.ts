import type { Locator, Page } from '@playwright/test'
import type { Moment } from './watch-paints.ts'

export type Interaction = {
  name: string
  path: string
  isOnPhone?: boolean
  /** How many times slower the processor is made. */
  slowDown: number
  measures: keyof Moment
  target: (page: Page) => Locator
  /** What the visitor has done before. */
  prepare?: (page: Page) => Promise<unknown>
  /** Resolves when the answer is on the page. */
  answered: (page: Page) => Promise<unknown>
}

const slowPhone = { slowDown: 4, measures: 'interaction' } as const

const visible = (locator: Locator) => locator.first().waitFor({ state: 'visible' })

export const interactions: Interaction[] = [
  {
    ...slowPhone,
    name: "the phone's menu",
    path: '/',
    isOnPhone: true,
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    answered: (page) => visible(page.getByRole('navigation', { name: 'Menu' })),
  },
  {
    ...slowPhone,
    name: 'next slide of a carousel',
    path: '/',
    isOnPhone: true,
    target: (page) => page.locator('#team').getByRole('button', { name: /next/i }),
    answered: (page) => page.waitForTimeout(300),
  },
  {
    ...slowPhone,
    name: 'a question unfolds',
    path: '/',
    isOnPhone: true,
    target: (page) => page.locator('#faq summary').nth(1),
    answered: (page) => visible(page.locator('#faq details[open]')),
  },
  {
    ...slowPhone,
    name: 'an article opens in its dialog',
    path: '/blog',
    isOnPhone: true,
    target: (page) => page.getByRole('link', { name: /Read Full Article/ }).first(),
    answered: (page) => visible(page.getByRole('dialog')),
  },
  {
    ...slowPhone,
    name: 'a video starts',
    path: '/',
    isOnPhone: true,
    prepare: (page) =>
      page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' })),
    target: (page) =>
      page
        .locator('#videos')
        .getByRole('link', { name: /Watch Video/ })
        .first(),
    answered: (page) => page.locator('#videos iframe').waitFor({ state: 'attached' }),
  },
  {
    ...slowPhone,
    name: 'the empty form is sent',
    path: '/share-your-story',
    isOnPhone: true,
    target: (page) => page.locator('#story-form button[type=submit]'),
    answered: (page) => visible(page.locator('#story-form [aria-invalid=true]')),
  },
  {
    name: 'from home to General Dentistry, prefetched',
    // A mouse rests on a link before it presses.
    prepare: async (page) => {
      await page.locator('#services a[href="/services/general-dentistry"]').first().hover()
      await page.waitForTimeout(150)
    },
    path: '/',
    slowDown: 1,
    measures: 'page',
    target: (page) => page.locator('#services a[href="/services/general-dentistry"]').first(),
    answered: (page) => page.waitForURL('**/services/general-dentistry'),
  },
]
