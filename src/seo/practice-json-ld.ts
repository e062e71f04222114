import type { DentistLeaf, OpeningHoursSpecificationLeaf, WithContext } from 'schema-dts'
import type { Practice } from '~/content/practice.ts'
import { weekdayNames } from '~/lib/dates.ts'
import {
  type DayHours,
  openSpans,
  type PracticeHours,
  usualHours,
  type WeekHours,
} from '~/lib/opening-hours.ts'
import { internationalPhone } from '~/lib/phone-links.ts'
import { aggregateRating, groupReference, logoUrl, type Publisher } from './organisation-json-ld.ts'

type PracticeJsonLdOptions = Publisher & {
  /** The practice's own, as printed on its card; not named where the page does not print it. */
  rating?: { value: number; count: number } | undefined
  /** Address of a picture of the practice. */
  image: string
}

/** A dental clinic is a `Dentist`: schema.org has no type of its own for it. */
export function practiceJsonLd(
  practice: Practice,
  { siteUrl, groupName, rating, image }: PracticeJsonLdOptions,
): WithContext<DentistLeaf> {
  const { address, structuredData } = practice
  return {
    '@context': 'https://schema.org',
    '@type': 'Dentist',
    '@id': `${siteUrl}/#${practice.town.toLowerCase()}`,
    name: practice.tradeName,
    url: practice.website,
    telephone: internationalPhone(practice.phone),
    email: practice.email,
    image,
    logo: logoUrl(siteUrl),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postcode,
      /** SPEC §9 */
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', ...practice.geo },
    parentOrganization: groupReference({ siteUrl, groupName }),
    medicalSpecialty: 'https://schema.org/Dentistry',
    priceRange: structuredData.priceRange,
    currenciesAccepted: 'GBP',
    openingHoursSpecification: weekSpecification(practice.hours),
    ...(practice.exceptionalDays.length > 0 && {
      specialOpeningHoursSpecification: exceptions(practice.exceptionalDays),
    }),
    ...(rating && { aggregateRating: aggregateRating(rating.value, rating.count) }),
    // schema.org gives `availableService` to hospitals and clinics only, not to a Dentist.
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: `Treatments at ${practice.tradeName}`,
      itemListElement: structuredData.services.map((name) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name },
      })),
    },
  }
}

/** One entry for each stretch of opening, with the days that share it. */
function weekSpecification(week: WeekHours): OpeningHoursSpecificationLeaf[] {
  const daysBySpan = new Map<string, (typeof weekdayNames)[number][]>()
  for (const day of weekdayNames) {
    for (const { from, to } of openSpans(usualHours(week, day))) {
      const key = `${from} ${to}`
      daysBySpan.set(key, [...(daysBySpan.get(key) ?? []), day])
    }
  }
  return [...daysBySpan].map(([span, dayOfWeek]) => {
    const [opens = '', closes = ''] = span.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

const exceptions = (days: PracticeHours['exceptionalDays']): OpeningHoursSpecificationLeaf[] =>
  days.flatMap(({ date, hours }) =>
    spansOrClosed(hours).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: from,
      closes: to,
    })),
  )

/** Search engines read "opens and closes at midnight" as closed all day. */
const spansOrClosed = (hours: DayHours) =>
  hours === 'closed' ? [{ from: '00:00', to: '00:00' }] : openSpans(hours)
