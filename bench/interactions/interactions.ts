import type { Locator, Page } from '@playwright/test'

export type Interaction = {
  name: string
  path: string
  target: (page: Page) => Locator
  /** What the visitor has done before. */
  prepare?: (page: Page) => Promise<unknown>
  /** Resolves when the answer is on the page. */
  answered: (page: Page) => Promise<unknown>
}

const visible = (locator: Locator) => locator.first().waitFor({ state: 'visible' })

export const interactions: Interaction[] = [
  {
    name: "the phone's menu",
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    answered: (page) => visible(page.getByRole('navigation', { name: 'Menu' })),
  },
  {
    name: 'next slide of a carousel',
    path: '/',
    target: (page) => page.locator('#team').getByRole('button', { name: /next/i }),
    answered: (page) => page.waitForTimeout(300),
  },
  {
    name: 'a question unfolds',
    path: '/',
    target: (page) => page.locator('#faq summary').nth(1),
    answered: (page) => visible(page.locator('#faq details[open]')),
  },
  {
    name: 'an article opens in its dialog',
    path: '/blog',
    target: (page) => page.getByRole('link', { name: /Read Full Article/ }).first(),
    answered: (page) => visible(page.getByRole('dialog')),
  },
  {
    name: 'a video starts',
    path: '/',
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
    name: 'the empty form is sent',
    path: '/share-your-story',
    target: (page) => page.locator('#story-form button[type=submit]'),
    answered: (page) => visible(page.locator('#story-form [aria-invalid=true]')),
  },
]
