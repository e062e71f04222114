import type { Page } from '@playwright/test'
import { ratingOptions, treatmentOptions } from '../shared/testimonial.ts'
import { plainly } from '../src/content/typeset.ts'
import { group, isSample, shareYourStory } from './content.ts'
import { agree, choose, fillInWords, submit, thanks, toast } from './support/story-form.ts'
import { expect, test } from './support/test.ts'

const { consent, fields } = shareYourStory

function watch(page: Page) {
  const logged: unknown[][] = []
  const posted: string[] = []
  page.on('console', async (message) => {
    if (message.type() !== 'log') return
    logged.push(await Promise.all(message.args().map((argument) => argument.jsonValue())))
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The page tells the search engine about itself; that is another matter.
    if (request.method() === 'POST' && !pathname.startsWith('/functions/')) posted.push(pathname)
  })
  return { logged, posted }
}

for (const path of ['/share-your-story', '/share']) {
  test(`${path} serves the whole form`, async ({ request }) => {
    const html = plainly(await (await request.get(path)).text()).replaceAll('&#x27;', "'")
    for (const text of [
      ...Object.values(fields).map(({ label }) => plainly(label)),
      ...(isSample ? ['2-3 minutes', 'within 24 hours'] : []),
      ...treatmentOptions,
      ...ratingOptions.map(({ label }) => label),
    ]) {
      expect(html).toContain(text.replaceAll('&', '&amp;'))
    }
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
  })
}

test('at 390 px both messages stand on the screen, over everything else, until Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/share-your-story')
  await fillInWords(page)
  await choose(page)
  await submit(page)
  await expectOnTop(page, 'alert', shareYourStory.consentRequired.title)
  await agree(page)
  await submit(page)
  await expectOnTop(page, 'status', thanks)
  await page.keyboard.press('Escape')
  await expect(page.getByText(thanks)).toHaveCount(0)
})

async function expectOnTop(page: Page, role: 'alert' | 'status', title: string) {
  const message = toast(page).getByRole(role).filter({ hasText: title })
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() =>
      message.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    )
    .toBe(true)
}

test('a complete story is thanked for, logged, sent nowhere, and the form is empty again', {
  tag: '@engines',
}, async ({ page }) => {
  const { logged, posted } = watch(page)
  await page.goto('/share-your-story')
  await fillInWords(page)
  await choose(page)
  await page.getByLabel(fields.description.label).fill('Two lines\nof it')
  await agree(page)
  await submit(page)
  await expect(toast(page).getByText(thanks, { exact: true })).toBeVisible()
  await expect(toast(page).getByText(shareYourStory.thankYou.text)).toBeVisible()
  await expect(page.getByLabel(fields.firstName.label)).toHaveValue('')
  await expect(page.getByLabel(fields.treatment.label)).toHaveValue('')
  await expect(page.getByLabel(fields.description.label)).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect
    .poll(() => logged)
    .toEqual([
      [
        'Testimonial submitted',
        {
          firstName: 'Amira',
          lastName: 'Khan',
          email: 'amira@example.com',
          phone: '01632 960123',
          treatment: 'Hygiene & Prevention',
          rating: '4',
          title: 'I stopped hiding my smile',
          description: 'Two lines\nof it',
          consentMarketing: false,
          consentVideo: true,
          consentWebsite: true,
        },
      ],
    ])
  expect(posted).toEqual([])
  await toast(page).getByRole('button', { name: 'Close message' }).click()
  await expect(page.getByText(thanks)).toHaveCount(0)
})

// Which of them is missing is story-problems.test.ts and parse-testimonial.test.ts.
test('without consent for the website the answers stay and consent is asked for', async ({
  page,
}) => {
  const { logged } = watch(page)
  await page.goto('/share-your-story')
  await fillInWords(page)
  await choose(page)
  await page.getByLabel(consent.video).check()
  await page.getByLabel(consent.marketing).check()
  await submit(page)
  const { title, text } = shareYourStory.consentRequired
  for (const words of [title, text])
    await expect(toast(page).getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByLabel(consent.website)).toBeFocused()
  await expect(page.getByLabel(fields.firstName.label)).toHaveValue('Amira')
  await expect(page.getByLabel(consent.marketing)).toBeChecked()
  expect(logged).toEqual([])
})

test('only the text inputs are required by the browser itself', async ({ page }) => {
  await page.goto('/share-your-story')
  const required = await page
    .locator('form [required]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
  expect(required).toEqual(['firstName', 'lastName', 'email', 'phone', 'title'])
})

test('an empty form lists what is missing, and each line leads to its field', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/share-your-story')
  await submit(page)
  const summary = page.getByRole('alert', { name: shareYourStory.problemsTitle })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    shareYourStory.problems.firstName,
    shareYourStory.problems.lastName,
    shareYourStory.problems.email,
    shareYourStory.problems.phone,
    shareYourStory.problems.treatment,
    shareYourStory.problems.rating,
    shareYourStory.problems.title,
    shareYourStory.problems.consentVideo,
    shareYourStory.problems.consentWebsite,
  ])
  await summary.getByRole('link', { name: shareYourStory.problems.email }).click()
  await expect(page.getByLabel(fields.email.label)).toBeFocused()
  await expect(page.getByLabel(fields.email.label)).toHaveAccessibleDescription(
    new RegExp(shareYourStory.problems.email),
  )
  await page.getByLabel(fields.email.label).fill('amira@example.com')
  await expect(page.getByLabel(fields.email.label)).not.toHaveAttribute('aria-invalid')
})

test('treatment and rating are asked for, without the consent toast', async ({ page }) => {
  await page.goto('/share')
  await fillInWords(page)
  await agree(page)
  await submit(page)
  const summary = page.getByRole('alert', { name: shareYourStory.problemsTitle })
  await expect(summary.getByRole('link')).toHaveCount(2)
  await expect(page.getByText(shareYourStory.consentRequired.title)).toHaveCount(0)
  await summary.getByRole('link', { name: shareYourStory.problems.rating }).click()
  await expect(page.getByRole('radio', { name: '5 Excellent' })).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form does not pretend to work, and says how to reach us', async ({ page }) => {
    await page.goto('/share-your-story')
    await expect(page.getByText(shareYourStory.withoutScript.title)).toBeVisible()
    const form = page.locator('#story-form')
    await expect(form.getByRole('link', { name: group.phone })).toBeVisible()
    await expect(form.getByRole('link', { name: group.email })).toBeVisible()
    await expect(page.getByLabel(fields.firstName.label)).toBeHidden()
  })
})
