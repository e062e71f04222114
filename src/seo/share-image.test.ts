import { expect, test } from 'vitest'
import { shareImagePath } from './share-image.ts'

test.each([
  ['/', 'home'],
  ['/blog', 'blog'],
  ['/blog/', 'blog'],
  ['/services/dental-implants/', 'services-dental-implants'],
])('the picture of %s is %s.png', (path, name) => {
  expect(shareImagePath(path)).toBe(`/share-images/${name}.png`)
})
