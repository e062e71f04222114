import { expect, test } from 'vitest'
import { readContent } from '../content/read-content.ts'
import { breadcrumbTrail } from './breadcrumbs.ts'

const { pages } = readContent()
const names = (path: string) => breadcrumbTrail(path, pages).map(({ name }) => name)

test('home has no trail', () => {
  expect(breadcrumbTrail('/', pages)).toEqual([])
})

test.each([
  ['/services/general-dentistry', ['Home', 'Services', 'General Dentistry']],
  ['/services/teeth-whitening', ['Home', 'Services', 'Teeth Whitening']],
  ['/locations/bradford-dentist', ['Home', 'Locations', 'Bradford Dentist']],
  ['/locations/ripon-dentist', ['Home', 'Locations', 'Ripon Dentist']],
  ['/emergency-dentist', ['Home', 'Emergency Dentist']],
  ['/accessibility', ['Home', 'Accessibility Statement']],
])('%s uses the fixed names', (path, expected) => {
  expect(names(path)).toEqual(expected)
})

test('unknown segments are title-cased from their words', () => {
  expect(names('/rooms-of-ours')).toEqual(['Home', 'Rooms Of Ours'])
})

test('an article stands below the blog', () => {
  expect(breadcrumbTrail('/blog/sore-gums', pages)).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: 'Sore Gums', path: '/blog/sore-gums' },
  ])
})

test('NHS stays in capitals', () => {
  expect(names('/locations/nhs-leeds-dentist')).toEqual(['Home', 'Locations', 'NHS Leeds Dentist'])
})

test('segments without a page lead to the section of the home page', () => {
  expect(breadcrumbTrail('/services/dental-implants', pages)[1]?.path).toBe('/#services')
})
