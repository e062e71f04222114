import { chatbot, shareYourStory } from './content.ts'
import { stopClock } from './support/clock.ts'
import { listen } from './support/listener.ts'
import { agree, choose, fillInWords, submit, thanks } from './support/story-form.ts'
import { expect, test } from './support/test.ts'
import { comesFrom } from './support/visitors.ts'

test('the form’s messages are announced', async ({ page }) => {
  const heard = await listen(page)
  await page.goto('/share-your-story')
  await submit(page)
  await expect.poll(heard).toContain(shareYourStory.problemsTitle)
  await fillInWords(page)
  await choose(page)
  await submit(page)
  await expect.poll(heard).toContain(shareYourStory.consentRequired.title)
  await agree(page)
  await submit(page)
  await expect.poll(heard).toContain(thanks)
})

test('the assistant’s answers are announced', async ({ page }) => {
  const heard = await listen(page)
  await stopClock(page)
  await comesFrom(page, { country_code: 'GB', country_name: 'United Kingdom' })
  await page.goto('/complaints')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(2000)
  await page.getByRole('button', { name: chatbot.openLabel }).click()
  await page.getByLabel(chatbot.inputLabel).fill('How much is a check-up?')
  await page.keyboard.press('Enter')
  await expect.poll(heard).toContain('How much is a check-up?')
})
