import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { articles, blog, carouselReviews, network, team } from '../content.ts'
import { addTo, choose, list } from './editor.ts'
import { inDays, type Task } from './editor-task.ts'

/** As a phone takes it: lying on its side, with the place it was taken at. */
export const photograph = (colour: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: colour } })
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '53/1 47/1 0/1' } } })
    .toBuffer()

async function choosePicture(page: Page, name: string, colour: string) {
  await upload(page, 'Choose a picture', name, colour)
  await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeVisible()
}

async function upload(page: Page, button: string, name: string, colour: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  const buffer = await photograph(colour)
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer })
}

const [removed] = carouselReviews
const [author] = team
const [category] = blog.categories

/** Entries that come and go: people, articles, reviews, partners. */
export const entryTasks: Task[] = [
  {
    title: 'somebody joins, with a photo from a phone',
    forms: {
      Team: (page) =>
        addTo(list(page, 'People'), page, async (entry) => {
          await entry.getByLabel('Name').fill("Siobhan O'Dowd")
          await choose(entry, page, 'Job', 'Dental Nurse')
          await entry.getByRole('checkbox', { name: 'Ripon' }).check()
          await entry.getByLabel('About them').fill('Siobhan sits beside you from start to finish.')
          await entry.getByRole('checkbox', { name: 'Portrait' }).check()
          await choosePicture(page, 'IMG 4711.jpeg', '#8fb8a8')
          await entry.getByLabel('What the picture shows').fill('A nurse smiling in a green tunic.')
          await entry.getByRole('checkbox', { name: 'GDC registration' }).check()
          await entry
            .getByLabel('Registration number with the General Dental Council')
            .fill('123456')
          await entry.getByLabel('Country of the first qualification').fill('Ireland')
        }),
    },
    isShown: async (site) => {
      expect(await site.words('/')).toContain("Siobhan O'Dowd")
      expect(await site.words('/')).toContain('Siobhan sits beside you from start to finish.')
      expect(await site.html('/')).toContain('alt="A nurse smiling in a green tunic."')
      expect(await site.search()).toContain("Siobhan O'Dowd")
    },
  },
  {
    title: 'a new article',
    button: 'Create',
    forms: {
      Articles: async (page) => {
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        await page.getByLabel('Title').fill('Sensitive Teeth in Cold Weather')
        const text = page.getByRole('textbox', { name: 'Text', exact: true })
        await text.click()
        await page.keyboard.type('Cold air can make a tooth ache. ')
        await page.keyboard.press('ControlOrMeta+b')
        await page.keyboard.type('It is rarely serious.')
        await page.keyboard.press('ControlOrMeta+b')
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: /Text block/ }).click()
        await page.getByRole('option', { name: 'Heading 2' }).click()
        await text.click()
        await page.keyboard.type('What you can do')
        await page.keyboard.press('Enter')
        await page.keyboard.type('Breathe through your nose, and tell us if it lasts.')
        await page.keyboard.press('Enter')
        await upload(page, 'Image', 'Scarf.jpg', '#c4703c')
        await text.locator('img[data-filename]').click()
        // Keystatic's pencil has no name.
        await page.getByRole('dialog').getByRole('button').first().click()
        const details = page.getByRole('dialog', { name: 'Image details' })
        await details.getByLabel('What the picture shows').fill('A scarf over mouth and nose.')
        await details.getByRole('button', { name: 'Save' }).click()
        await expect(details).toBeHidden()
        const excerpt = 'Cold air and sore teeth: why it hurts, and what helps.'
        await page.getByLabel('Opening words').fill(excerpt)
        await page
          .getByRole('combobox', { name: 'Subject' })
          .pressSequentially(category.slice(0, 5))
        await page.getByRole('option', { name: category }).click()
        await page.getByLabel('Day it was published').fill(inDays(0))
        await page
          .getByLabel('Text in Google')
          .fill(`${excerpt} From the dentists of our three practices in Bradford, Ripon and Leeds.`)
        await page.getByRole('combobox', { name: 'Written by' }).fill(author.name.slice(0, 4))
        await page.getByRole('option', { name: author.name }).click()
        await choosePicture(page, 'Frosty morning.jpg', '#bcd4e6')
        await page.getByLabel('What the picture shows').fill('Frost on a window in the morning.')
      },
    },
    isShown: async (site) => {
      const address = '/blog/sensitive-teeth-in-cold-weather'
      const html = await site.html(address)
      expect(html).toContain('<strong>It is rarely serious.</strong>')
      expect(html).toMatch(/<h2[^>]*>What you can do<\/h2>/)
      expect(html).toMatch(/<source type="image\/avif"[^>]*><img [^>]*alt="A scarf over mouth/)
      expect(await site.words('/blog')).toContain('Sensitive Teeth in Cold Weather')
      expect(await site.structuredData(address)).toContain('Sensitive Teeth in Cold Weather')
      expect(await site.dateInSitemap(address)).toBe(inDays(0))
      expect(articles.map(({ path }) => path)).not.toContain(address)
    },
  },
  {
    title: 'a review is removed',
    forms: {
      Reviews: async (page) => {
        const row = page.getByRole('row', { name: removed.name })
        await row.getByRole('button').last().click()
        await expect(row).toHaveCount(0)
      },
    },
    isShown: async (site) => {
      expect(await site.html('/')).not.toContain(removed.name)
      expect(await site.structuredData('/')).not.toContain(removed.name)
    },
  },
  {
    title: 'a new partner',
    forms: {
      'Partner clinics': (page) =>
        addTo(list(page, 'Partner clinics'), page, async (entry) => {
          await entry.getByRole('textbox', { name: 'Name', exact: true }).fill('Maple Bay Dental')
          await entry.getByLabel('Where it is').fill('Kingston, Ontario, Canada')
          await entry.getByLabel('Web address').fill('https://maple-bay-dental.example')
          await entry.getByLabel('What it is good at').fill('Care for children')
          await entry.getByRole('textbox', { name: 'Stars on Google' }).fill('4.9')
          await entry.getByRole('textbox', { name: 'Number of reviews on Google' }).fill('61')
          await entry.getByLabel('Google’s name for the clinic').fill('ChIJ-maple-bay')
        }),
    },
    isShown: async (site) => {
      const words = await site.words('/network-of-clinics')
      for (const name of [...network.clinics.map((clinic) => clinic.name), 'Maple Bay Dental'])
        expect(words).toContain(name)
      expect(await site.html('/network-of-clinics')).toContain('https://maple-bay-dental.example')
    },
  },
]
