import { expect } from '@playwright/test'
import { weekdayNames } from '../../src/lib/dates.ts'
import { charges, group, nhsSection, practices, prices } from '../content.ts'
import { addTo, choose, list } from './editor.ts'
import { inDays, type Task } from './editor-task.ts'

const closedDays = practices.leeds.exceptionalDays.map(({ date }) => date)
/** A day in the coming weeks on which nothing else is planned. */
const trainingDay = [8, 9, 10, 11, 12].map(inDays).find((day) => !closedDays.includes(day)) ?? ''

const lateDay =
  weekdayNames.find((name) => practices.leeds.hours.otherDays.every(({ day }) => day !== name)) ??
  ''

/** Facts that stand in one form and are shown in many places. */
export const factTasks: Task[] = [
  {
    title: 'a new phone number',
    forms: {
      'Practices: leeds': async (page) => {
        const phone = page.getByLabel('Phone').first()
        await phone.fill('0113 496')
        await phone.blur()
        await expect(page.getByText('is not a UK phone number; write it like')).toBeVisible()
        await phone.fill('+44 (0)113 496 0777')
      },
    },
    isShown: async (site) => {
      for (const address of ['/', '/emergency-dentist', '/privacy-policy'])
        expect(await site.words(address)).toContain('0113 496 0777')
      expect(await site.html('/')).toContain('href="tel:+441134960777"')
      expect(await site.structuredData('/')).toContain('"telephone":"+44 113 496 0777"')
      expect(await site.search()).toContain('0113 496 0777')
      for (const page of ['/', '/emergency-dentist', '/search.json'])
        expect(await site.html(page)).not.toContain(practices.leeds.phone)
    },
  },
  {
    title: 'a late weekday, and a day on which a practice is closed',
    forms: {
      'Practices: leeds': async (page) => {
        const week = page.getByRole('group', { name: 'Usual week' })
        await addTo(list(week, 'Weekdays with hours of their own'), page, async (entry) => {
          await choose(entry, page, 'Which day', lateDay)
          await choose(entry, page, 'Hours on this day', 'Open')
          await entry.getByLabel('Opens at').fill('11:00')
          await entry.getByLabel('Closes at').fill('19:45')
        })
        await addTo(list(page, 'Days with other hours, here only'), page, async (entry) => {
          await entry.getByLabel('First day').fill(trainingDay)
          await entry.getByLabel('Last day').fill(trainingDay)
          await entry.getByLabel('What for').fill('Staff training')
          await choose(entry, page, 'Hours on these days', 'Closed')
        })
      },
    },
    isShown: async (site) => {
      for (const address of ['/', '/locations/nhs-leeds-dentist'])
        expect(await site.words(address)).toContain('11:00 AM - 7:45 PM')
      expect(await site.structuredData('/')).toContain('"closes":"19:45"')
      expect(await site.search()).toContain('11:00 AM - 7:45 PM')
      expect(await site.words('/')).toContain('Staff training')
      expect(await site.structuredData('/')).toContain(`"validFrom":"${trainingDay}"`)
      expect(await site.search()).toContain('Staff training')
    },
  },
  {
    title: 'the NHS list opens where it is full',
    forms: Object.fromEntries(
      Object.values(practices)
        .filter(({ acceptingNhs }) => !acceptingNhs)
        .map(({ slug }) => [
          `Practices: ${slug}`,
          (page) => page.getByRole('checkbox', { name: 'Takes new NHS patients' }).check(),
        ]),
    ),
    isShown: async (site) => {
      expect(await site.words('/')).toContain('NHS care in Bradford, Ripon and Leeds')
      for (const address of ['/', '/nhs-information', '/locations/nhs-leeds-dentist'])
        expect(await site.words(address)).not.toContain(nhsSection.fullLabel)
      expect(await site.search()).not.toContain(nhsSection.fullLabel)
    },
  },
  {
    title: 'a price that changes, and one that is new',
    forms: {
      Prices: async (page) => {
        await page.getByRole('row', { name: prices.veneers.treatment }).click()
        await page.getByRole('dialog').getByLabel('Price from').fill('£535')
        await page.getByRole('button', { name: 'Done' }).click()
        await addTo(list(page, 'Private prices'), page, async (entry) => {
          await entry.getByLabel('Short name of the price').fill('veneerRepair')
          await entry.getByLabel('Treatment').fill('Repair of a veneer')
          await entry.getByLabel('Price from').fill('£85')
          await entry.getByLabel('Heading it stands under').fill(prices.veneers.subject)
          await entry.getByLabel('What is included').fill('The repair and one visit to polish it.')
        })
      },
      'Services: cosmetic-dentistry': async (page) => {
        await page.getByRole('grid', { name: 'Page of the service' }).getByRole('row').click()
        await page.getByRole('grid', { name: 'The treatments' }).getByRole('row').click()
        await page
          .getByRole('grid', { name: 'Treatments, one card for each' })
          .getByText('Veneers')
          .click()
        const card = page.getByRole('dialog').last()
        await addTo(list(card, 'What it costs'), page, async (entry) => {
          await choose(entry, page, 'What it costs', 'A private price')
          await entry.getByRole('combobox').fill('Repair')
          await page.getByRole('option', { name: 'Repair of a veneer, from £85' }).click()
        })
        for (const windows of [2, 1, 0]) {
          await page.getByRole('dialog').last().getByRole('button', { name: 'Done' }).click()
          await expect(page.getByRole('button', { name: 'Done', includeHidden: true })).toHaveCount(
            windows,
          )
        }
      },
    },
    isShown: async (site) => {
      const words = await site.words('/services/cosmetic-dentistry')
      expect(words).toContain('£535')
      expect(words).toContain('£85')
      expect(words).not.toContain(`${prices.veneers.from} per tooth`)
      expect(await site.search()).toContain('£535')
    },
  },
  {
    title: 'the NHS charges of a new year',
    forms: {
      'NHS charges': async (page) => {
        const onSite = list(page, 'Charges on the website')
        await onSite.getByLabel('Year printed beside the charges').fill('2027')
        await onSite.getByLabel('First day of these figures').fill('2027-04-01')
        const figures = { 'Band 1': '£28.60', 'Band 2': '£78.50', 'Band 3': '£340.40' }
        for (const [band, figure] of Object.entries({ ...figures, Emergency: '£28.60' }))
          await onSite
            .getByRole('group', { name: new RegExp(`^${band}`) })
            .getByLabel('Charge in pounds')
            .fill(figure)
        await addTo(list(page, 'Charges the NHS has announced'), page, async (entry) => {
          await entry.getByLabel('First day of these charges').fill('2027-04-01')
          for (const [band, figure] of Object.entries(figures))
            await entry.getByLabel(`Charge for ${band}`).fill(figure)
          await entry.getByLabel('Charge for emergency treatment').fill('£28.60')
        })
      },
    },
    isShown: async (site) => {
      for (const address of ['/nhs-information', '/locations/nhs-ripon-dentist'])
        for (const words of ['NHS charges 2027', '£28.60', '£78.50', '£340.40'])
          expect(await site.words(address)).toContain(words)
      expect(await site.words('/emergency-dentist')).toContain('£28.60')
      expect(await site.search()).toContain('£340.40')
      expect(await site.search()).not.toContain(charges.band3.price)
    },
  },
  {
    title: 'another name for the group',
    forms: {
      'Name and contact of the group': async (page) => {
        await page.getByLabel('Name of the group').fill('Five Dales Dental')
        await page.getByLabel('Name at the top of every page').fill('Five Dales Dental')
        await page.getByLabel('Name below the icon').fill('Five Dales')
      },
    },
    isShown: async (site) => {
      for (const address of ['/', '/blog', '/privacy-policy', '/emergency-dentist']) {
        expect(await site.html(address)).toMatch(/<title>[^<]*Five Dales Dental<\/title>/)
        expect(await site.words(address)).not.toContain(`${group.name} runs`)
      }
      expect(await site.structuredData('/')).toContain('Five Dales Dental')
      expect(await site.text('/site.webmanifest')).toContain('"short_name":"Five Dales"')
    },
  },
]
