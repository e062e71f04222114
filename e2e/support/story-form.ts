import type { Page } from '@playwright/test'
import { shareYourStory } from '../content.ts'

const { consent, fields } = shareYourStory

export const thanks = shareYourStory.thankYou.title

export const toast = (page: Page) => page.locator('.story-toasts')

/** The form takes over from its served markup when somebody comes near, as a visitor does. */
export async function submit(page: Page) {
  const button = page.getByRole('button', { name: shareYourStory.submitLabel })
  await button.scrollIntoViewIfNeeded()
  await button.click()
}

export async function fillInWords(page: Page) {
  await page.getByLabel(fields.firstName.label).fill('Amira')
  await page.getByLabel(fields.lastName.label).fill('Khan')
  await page.getByLabel(fields.email.label).fill('amira@example.com')
  await page.getByLabel(fields.phone.label).fill('01632 960123')
  await page.getByLabel(fields.title.label).fill('I stopped hiding my smile')
}

export async function choose(page: Page) {
  await page.getByLabel(fields.treatment.label).selectOption('Hygiene & Prevention')
  await page.getByRole('radio', { name: '4 Very Good' }).check()
}

export async function agree(page: Page) {
  await page.getByLabel(consent.video).check()
  await page.getByLabel(consent.website).check()
}
