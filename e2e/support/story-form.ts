import type { Page } from '@playwright/test'
import { shareYourStory } from '../content.ts'

const { consent } = shareYourStory

export const thanks = 'Thank You! 🎉'

export const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ })
/** The form takes over from its served markup when somebody comes near, as a visitor does. */
export async function submit(page: Page) {
  const button = page.getByRole('button', { name: 'Share My Story' })
  await button.scrollIntoViewIfNeeded()
  await button.click()
}

export async function fillInWords(page: Page) {
  await page.getByLabel('First Name *').fill('Amira')
  await page.getByLabel('Last Name *').fill('Khan')
  await page.getByLabel('Email *').fill('amira@example.com')
  await page.getByLabel('Phone *').fill('01632 960123')
  await page.getByLabel('Title *').fill('I stopped hiding my smile')
}

export async function choose(page: Page) {
  await page.getByLabel('Treatment *').selectOption('Hygiene & Prevention')
  await page.getByRole('radio', { name: '4 Very Good' }).check()
}

export async function agree(page: Page) {
  await page.getByLabel(consent.video).check()
  await page.getByLabel(consent.website).check()
}
