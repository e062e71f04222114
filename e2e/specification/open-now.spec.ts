import { practices } from '../content.ts'
import { expectLabels, openNowSections } from '../support/open-now.ts'
import { expect, test } from '../support/specification.ts'

const atAll = (label: string) => [label, label, label]

const notYet = atAll('Opens today 9am')
const open = ['Open now, closes 5pm', 'Open now, closes 5pm', 'Open now, closes 4:30pm']
const lunch = [
  'Closed for lunch until 1:30pm',
  'Open now, closes 5pm',
  'Closed for lunch until 2pm',
]
const laterLunch = [
  'Open now, closes 5pm',
  'Closed for lunch until 2pm',
  'Closed for lunch until 2pm',
]
const lateAfternoon = ['Open now, closes 5pm', 'Open now, closes 5pm', 'Opens tomorrow 9am']

for (const [moment, when, labels] of [
  ['2026-11-16T08:59:59Z', 'just before nine on a Monday', notYet],
  ['2026-11-16T09:00:00Z', 'at nine', open],
  ['2026-11-16T12:30:00Z', 'at half past twelve', lunch],
  ['2026-11-16T13:30:00Z', 'at half past one', laterLunch],
  ['2026-11-16T16:30:00Z', 'at half past four', lateAfternoon],
  ['2026-11-20T17:00:00Z', 'on Friday evening', atAll('Opens Monday 9am')],
  ['2026-07-15T11:30:00Z', 'at half past twelve in summer time', lunch],
  ['2026-03-30T08:00:00Z', 'at nine after the clocks went forward', open],
  ['2026-10-26T08:30:00Z', 'at half past eight after the clocks went back', notYet],
] as const) {
  test(`${when} every card says whether its practice is open`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment))
    await page.goto('/')
    for (const section of openNowSections) await expectLabels(page, section, labels)
  })
}

test('bank holidays stand on the cards, on the practice’s page and in its record, until they are over', async ({
  page,
}) => {
  const [{ date, reason } = { date: '', reason: '' }] = practices.bradford.exceptionalDays
  const contact = page.getByRole('region', { name: 'Call, write or come in' })
  await page.clock.setFixedTime(new Date(`${date}T10:00:00Z`))
  await page.goto('/')
  await expectLabels(page, 'Call, write or come in', [reason])
  // Christmas Day is a Friday: nobody is there before Tuesday, the Monday being a bank holiday too.
  await expectLabels(page, 'Call, write or come in', ['Opens Tuesday 9am'])
  await expect(contact.getByText('Christmas Day, Friday 25 December: Closed')).toHaveCount(3)

  await page.goto('/locations/nhs-bradford-dentist')
  await expect(page.getByText(/^Christmas Day, Friday 25 December$/)).toBeVisible()
  const records = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(records.join()).toContain(
    JSON.stringify({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    }),
  )

  await page.clock.setFixedTime(new Date('2027-01-02T10:00:00Z'))
  await page.goto('/locations/nhs-bradford-dentist')
  await expect(page.getByText('Monday - Friday').first()).toBeVisible()
  await expect(page.getByText(/^Christmas Day/)).toHaveCount(0)
})
