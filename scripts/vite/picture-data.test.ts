import { expect, test } from 'vitest'
import { pictureData } from './picture-data.ts'

test('references of the bundler become addresses, wherever they stand and whatever is in them', async () => {
  const code =
    'export default {"avif":"__VITE_ASSET__aB1__x__ 320w, __VITE_ASSET__c$2__ 640w","src":"__VITE_ASSET__c$2__","width":640}'
  expect(await pictureData(code, (reference) => `/assets/${reference}.avif`)).toEqual({
    avif: '/assets/aB1__x.avif 320w, /assets/c$2.avif 640w',
    src: '/assets/c$2.avif',
    width: 640,
  })
})
