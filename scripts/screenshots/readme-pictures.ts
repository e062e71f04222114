import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { photograph } from './photograph.ts'

const jpeg = { quality: 78, mozjpeg: true }
const phone = { width: 390, height: 844 }
const gap = 30

/** Small enough for a repository, large enough to judge by. */
export async function readmePictures(browser: Browser, site: string) {
  const wide = await photograph(browser, `${site}/`, { viewport: { width: 1440, height: 900 } })
  await sharp(wide).resize(1200).jpeg(jpeg).toFile('docs/home.jpg')

  const phones = []
  for (const path of ['/', '/emergency-dentist', '/locations/nhs-ripon-dentist'])
    phones.push(await photograph(browser, site + path, { viewport: phone }))
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
