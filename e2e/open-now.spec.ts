import { hoursByLabel } from '../src/lib/hours-lines.ts'
import { openingStatus } from '../src/lib/opening-status.ts'
import { contact, practices } from './content.ts'
import { expectLabels, openNowSections } from './support/open-now.ts'
import { expect, test } from './support/test.ts'

const all = Object.values(practices)
const labelsAt = (moment: Date) => all.map((practice) => openingStatus(practice, moment).label)

// What each label says when is src/lib/opening-status.test.ts.
test('every card says whether its practice is open', async ({ page }) => {
  const now = new Date('2026-11-16T12:45:00Z')
  await page.clock.setFixedTime(now)
  await page.goto('/')
  for (const section of openNowSections) await expectLabels(page, section, labelsAt(now))
})

/** What a line may say, short and long (src/lib/opening-status.ts). */
const sayings = [
  'Closed at the moment',
  'Open now, closes 5pm',
  'Closed for lunch until 12:30pm',
  'Opens Wednesday 10:30am',
]

for (const path of ['/', '/emergency-dentist'])
  test(`on ${path} nothing moves, whatever the lines come to say`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = await page.locator('.open-now').evaluateAll((lines, sayings) => {
        const say = (text: string) => {
          for (const line of lines as HTMLElement[]) {
            line.textContent = text
            if (text) line.dataset.state = 'lunch'
            else delete line.dataset.state
          }
          return document.documentElement.scrollHeight
        }
        // As it was served: without words and without a state.
        return ['', ...sayings].map(say)
      }, sayings)
      expect.soft(new Set(heights).size, `${width} px: ${heights}`).toBe(1)
    }
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is said, and no line is kept for it', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.open-now').first()).toBeHidden()
    await expect(page.getByText(/Open now|Closed for lunch|^Opens /)).toHaveCount(0)
  })
})

/** A day on which a practice has other hours than usual. */
const [special] = Object.entries(practices).flatMap(([slug, practice]) =>
  practice.exceptionalDays.map((day) => ({ slug, practice, day })),
)

test('special days stand on the card, on the practice’s page and in its record, until they are over', async ({
  page,
}) => {
  if (!special) return test.skip(true, 'no practice has a special day')
  const { slug, practice, day } = special
  const now = new Date(`${day.date}T10:00:00Z`)
  const lines = hoursByLabel({ ...practice, exceptionalDays: [day] }, contact.hoursLabels)
  const { label = '', hours = '' } = lines.at(-1) ?? {}
  await page.clock.setFixedTime(now)
  await page.goto('/')
  const section = page.getByRole('region', { name: contact.title })
  await expect(section.getByText(`${label}: ${hours}`).first()).toBeVisible()

  await page.goto(`/locations/nhs-${slug}-dentist`)
  await expect(page.getByText(label, { exact: true })).toBeVisible()
  const records = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(records.join()).toContain(`"validFrom":"${day.date}","validThrough":"${day.date}"`)

  await page.clock.setFixedTime(new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000))
  await page.goto(`/locations/nhs-${slug}-dentist`)
  await expect(page.getByText(contact.hoursLabels.weekdays).first()).toBeVisible()
  await expect(page.getByText(label, { exact: true })).toHaveCount(0)
})
