import { expect, test } from 'vitest'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

const base = 'https://www.practice.example'

test('the list says what the breadcrumb on the page says, with full addresses', () => {
  const trail = breadcrumbTrail('/services/dental-implants')
  expect(breadcrumbJsonLd(trail, base)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: base },
      { '@type': 'ListItem', position: 2, name: 'Services', item: `${base}/#services` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Dental Implants',
        item: `${base}/services/dental-implants`,
      },
    ],
  })
})
