import { expect, type Page } from '@playwright/test'
import { locationGate, search, shareYourStory } from '../content.ts'
import { lastHeading, longArticle } from './articles.ts'
import { agree, choose, fillInWords, submit, thanks, toast } from './story-form.ts'
import { comesFrom, france, holdLookUp } from './visitors.ts'

/** The site in use: what a visitor can open, get wrong or be told. */
type PageState = {
  name: string
  at: readonly number[]
  /** The part that has changed, where the whole page is long and looked at elsewhere. */
  part?: string
  open: (page: Page) => Promise<unknown>
}

const phone = [390]
const wide = [1440]
const narrowAndWide = [...phone, ...wide]

async function openSearch(page: Page) {
  await page.goto('/complaints')
  await page.getByRole('button', { name: search.openLabel }).click()
  const panel = page.getByRole('dialog', { name: search.title })
  await expect(panel.getByRole('list', { name: search.topicsLabel })).toBeVisible()
  return panel
}

export const pageStates: readonly PageState[] = [
  {
    name: 'phone menu with its list of practices open',
    at: [390, 820],
    open: async (page) => {
      await page.goto('/complaints')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('navigation', { name: 'Menu' }).getByText('Locations').click()
    },
  },
  {
    name: 'call list of the phone bar open',
    at: phone,
    open: async (page) => {
      await page.goto('/complaints')
      await page.getByRole('button', { name: 'Call', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Call a practice' })).toBeVisible()
    },
  },
  {
    name: 'Locations dropdown open',
    at: wide,
    open: async (page) => {
      await page.goto('/complaints')
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Locations' }).press('Enter')
      await expect(page.locator('.locations-panel')).toBeVisible()
    },
  },
  {
    name: 'article open in its dialog',
    at: narrowAndWide,
    open: async (page) => {
      await page.goto(`/blog?article=${longArticle.id}`)
      await expect(page.getByRole('heading', { name: lastHeading })).toBeAttached()
    },
  },
  {
    name: 'dialog of an article that does not exist',
    at: phone,
    open: async (page) => {
      await page.goto('/blog?article=999')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'question open',
    at: narrowAndWide,
    part: '#faq',
    open: async (page) => {
      await page.goto('/')
      await page.locator('#faq summary').first().click()
      await expect(page.locator('#faq details[open]')).toHaveCount(1)
    },
  },
  {
    name: 'video playing',
    at: narrowAndWide,
    part: '#videos',
    open: async (page) => {
      await page.route(/youtube/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>player</title>',
        }),
      )
      await page.goto('/')
      await page.locator('#videos').scrollIntoViewIfNeeded()
      await page.locator('#videos').getByRole('link', { name: 'Watch Video' }).first().click()
      await expect(page.locator('#videos iframe')).toBeVisible()
    },
  },
  {
    name: 'divider of a before and after picture moved',
    at: narrowAndWide,
    part: '#transformations',
    open: async (page) => {
      await page.goto('/')
      const divider = page.locator('#transformations input[type=range]').first()
      await divider.scrollIntoViewIfNeeded()
      await divider.press('ArrowRight')
    },
  },
  {
    name: 'form with problems and their summary',
    at: narrowAndWide,
    open: async (page) => {
      await page.goto('/share-your-story')
      await submit(page)
      await expect(page.locator('form [role=alert]')).toBeFocused()
    },
  },
  {
    name: 'form refused for want of consent, with its message',
    at: narrowAndWide,
    open: async (page) => {
      await page.goto('/share-your-story')
      await fillInWords(page)
      await choose(page)
      await submit(page)
      await expect(
        toast(page).getByText(shareYourStory.consentRequired.title, { exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'form taken, with its thanks',
    at: phone,
    open: async (page) => {
      await page.goto('/share-your-story')
      await fillInWords(page)
      await choose(page)
      await agree(page)
      await submit(page)
      await expect(toast(page).getByText(thanks, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'search open with its topics',
    at: phone,
    open: async (page) => {
      await openSearch(page)
    },
  },
  {
    name: 'search open with a topic',
    at: narrowAndWide,
    open: async (page) => {
      const panel = await openSearch(page)
      await panel.getByRole('button', { name: search.topics[0].label }).click()
      await expect(panel.getByRole('region', { name: search.topics[0].label })).toBeVisible()
    },
  },
  {
    name: 'search open with results',
    at: narrowAndWide,
    open: async (page) => {
      const panel = await openSearch(page)
      await panel.getByLabel(search.inputLabel).fill('How much is a filling?')
      await expect(panel.getByRole('list', { name: search.resultsLabel })).toBeVisible()
    },
  },
  {
    name: 'page that does not exist',
    at: narrowAndWide,
    open: (page) => page.goto('/no-such-page'),
  },
  {
    name: 'access restricted',
    at: [320, 820],
    open: async (page) => {
      await comesFrom(page, france)
      await page.goto('/')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'location being verified',
    at: [320],
    open: async (page) => {
      await holdLookUp(page)
      // However long it takes to look at.
      await page.addInitScript(() => {
        AbortController.prototype.abort = () => {}
      })
      await page.goto('/complaints')
      await expect(page.getByText(locationGate.checking, { exact: true })).toBeVisible()
    },
  },
]
