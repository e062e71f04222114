import { search, shareYourStory } from './content.ts'
import { recordAnnouncements } from './support/announcements.ts'
import { stopClock } from './support/clock.ts'
import { agree, choose, fillInWords, submit, thanks } from './support/story-form.ts'
import { expect, test } from './support/test.ts'
import { comesFrom } from './support/visitors.ts'

test('the form’s messages are announced', async ({ page }) => {
  const announced = await recordAnnouncements(page)
  await page.goto('/share-your-story')
  await submit(page)
  await expect.poll(announced).toContain(shareYourStory.problemsTitle)
  await fillInWords(page)
  await choose(page)
  await submit(page)
  await expect.poll(announced).toContain(shareYourStory.consentRequired.title)
  await agree(page)
  await submit(page)
  await expect.poll(announced).toContain(thanks)
})

test('the number of results is announced', async ({ page }) => {
  const announced = await recordAnnouncements(page)
  await stopClock(page)
  await comesFrom(page, { country_code: 'GB', country_name: 'United Kingdom' })
  await page.goto('/complaints')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(2000)
  await page.getByRole('button', { name: search.openLabel }).click()
  const field = page.getByLabel(search.inputLabel)
  await expect(page.getByRole('list', { name: search.topicsLabel })).toBeVisible()
  await field.fill('xyzzy')
  await page.clock.runFor(150)
  await expect.poll(announced).toContain(search.noResults)
})
