import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { openWindow, photograph } from './photograph.ts'

const jpeg = { quality: 78, mozjpeg: true }
const phone = { width: 390, height: 844 }
const gap = 30

/** Small enough for a repository, large enough to judge by. */
export async function readmePictures(browser: Browser, site: string) {
  const wide = await openWindow(browser, { width: 1440, height: 900 })
  await sharp(await photograph(wide, `${site}/`))
    .resize(1200)
    .jpeg(jpeg)
    .toFile('docs/home.jpg')

  const narrow = await openWindow(browser, phone)
  const phones = []
  for (const path of ['/', '/emergency-dentist', '/locations/nhs-ripon-dentist'])
    phones.push(await photograph(narrow, site + path))
  await sharp({
    create: {
      width: phones.length * (phone.width + gap) + gap,
      height: phone.height + 2 * gap,
      channels: 3,
      background: '#c3e6de',
    },
  })
    .composite(
      phones.map((input, index) => ({ input, top: gap, left: gap + index * (phone.width + gap) })),
    )
    .jpeg(jpeg)
    .toFile('docs/phones.jpg')
  return 'docs/home.jpg and docs/phones.jpg are new'
}
