import { plainly } from '../src/content/typeset.ts'
import { prices, teethWhitening } from './content.ts'
import { servedWords } from './support/served-words.ts'
import { expect, test } from './support/test.ts'

const path = '/services/teeth-whitening'

test('every word and figure of the page is in the served HTML', async ({ request }) => {
  const words = await servedWords(request, path)
  for (const text of [
    `from ${prices.whiteningInOffice.from}`,
    `from ${prices.whiteningTakeHome.from}`,
    `from ${prices.whiteningCombination.from}`,
    'adults aged 18 or over',
    'MOST POPULAR',
  ])
    expect(words).toContain(plainly(text))
  for (const { title, description } of teethWhitening.benefits)
    expect(words).toContain(plainly(`${title} ${description}`))
  for (const { question, answer } of teethWhitening.questions)
    expect(words).toContain(plainly(`${question} ${answer}`))
  expect(words).toContain(plainly(teethWhitening.closing.text))
})

test('the third of three options is the most popular', async ({ page }) => {
  await page.goto(path)
  const options = page.getByRole('listitem').filter({ hasText: 'Choose This Option' })
  await expect(options).toHaveCount(3)
  await expect(page.getByText('MOST POPULAR')).toHaveCount(1)
  await expect(options.nth(2)).toContainText('MOST POPULAR')
  await expect(options.nth(2)).toContainText('Combination')
})

test('choosing an option does nothing', async ({ page }) => {
  await page.goto(path)
  const buttons = page.getByRole('button', { name: 'Choose This Option' })
  await expect(buttons).toHaveCount(3)
  const before = await page.getByRole('main').innerHTML()
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('type', 'button')
    await button.click()
  }
  await expect(page).toHaveURL(path)
  expect(await page.getByRole('main').innerHTML()).toBe(before)
})

test('structured data names the procedure and asks the questions that stand on the page', async ({
  page,
}) => {
  await page.goto(path)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = blocks.map((block) => JSON.parse(block))
  expect(things.find((thing) => thing['@type'] === 'MedicalProcedure')).toMatchObject({
    name: teethWhitening.procedure.name,
    followup: expect.stringMatching(/1.3.years/),
  })
  const faq = things.find((thing) => thing['@type'] === 'FAQPage')
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    teethWhitening.questions.map(({ question }) => question),
  )
})
