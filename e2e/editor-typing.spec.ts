import { expect, type Locator, type Page, test } from '@playwright/test'
import { list, openForm, startEditor } from './support/editor.ts'

/** What somebody types stands in the field, whatever its length, and the cursor stays where it is. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let editor: Awaited<ReturnType<typeof startEditor>>
let page: Page

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  editor = await startEditor()
  page = await browser.newPage()
  page.setDefaultTimeout(90_000)
  await page.goto(`${editor.url}/keystatic`, { timeout: 200_000 })
})

test.afterAll(() => editor?.stop())

const words = 'Come in at once, and bring the tooth in a cup of milk. '.repeat(4).slice(0, 200)
const address = `https://clinic.example/${'a'.repeat(200)}`.slice(0, 200)

/** Ten letters by hand, fifty-five pasted, over seventy and back by hand. */
async function typeLongAndShort(field: Locator, text = words) {
  await typeOver(field, text.slice(0, 10))
  await page.keyboard.insertText(text.slice(10, 65))
  await page.keyboard.type(text.slice(65, 75))
  await holds(field, text.slice(0, 75))
  for (let letter = 0; letter < 10; letter++) await page.keyboard.press('Backspace')
  await holds(field, text.slice(0, 65))
}

async function typeOver(field: Locator, keys: string, held = keys) {
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(keys)
  await holds(field, held)
}

async function holds(field: Locator, text: string) {
  await expect(field).toHaveValue(text)
  await expect(field).toBeFocused()
}

test('in a form', async () => {
  await openForm(page, 'Practices: leeds')
  for (const name of ['Town or city', 'How to get there', 'Phone'])
    await typeLongAndShort(page.getByLabel(name).first())
  await typeLongAndShort(page.getByLabel('Booking site for patients'), address)
  await typeOver(page.getByRole('textbox', { name: 'Degrees north' }), '53.7928124')
  await typeOver(page.getByLabel('Opens at').first(), '1015', '10:15')
  // A kind whose files are Markdown has its fields beside the text.
  await openForm(page, 'Aftercare sheets: extraction')
  await typeLongAndShort(page.getByLabel('Words below the title'))
})

test('in the window of a new entry', async () => {
  await openForm(page, 'Reviews')
  await list(page, 'Reviews in large print')
    .getByRole('button', { name: 'Add', exact: true })
    .click()
  const review = page.getByRole('dialog').last()
  await typeLongAndShort(review.getByLabel('Name of the patient'))
  await typeOver(review.getByLabel('What they wrote'), words)
  await typeOver(review.getByRole('textbox', { name: 'Stars' }), '4.5')
  await expect(review.getByLabel('Name of the patient')).toHaveValue(words.slice(0, 65))
  // It asks before what was typed goes.
  page.once('dialog', (question) => question.accept())
  await review.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(review).toBeHidden()
})

test('in long texts', async () => {
  await openForm(page, 'Articles')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.pressSequentially(words)
  await expect(text).toHaveText(words)
  await expect(text).toBeFocused()
})
