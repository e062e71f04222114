import { test as anyTest, expect } from 'vitest'
import { readContent } from './read-content.ts'

const {
  articles,
  carouselReviews,
  faq,
  group,
  locationGate,
  locationReviews,
  patientStatements,
  practices,
  services,
  shareYourStory,
  team,
  transformations,
  videos,
  videoTestimonials,
} = readContent('content', (text) => text)

/**
 * The counts and figures of SPEC §2, §3 and §9, held against the sample content only:
 * a practice that has replaced it changes its team and its hours as it likes.
 */
const test = anyTest.runIf(group.sample)

test('there is as much of everything as specified', () => {
  expect(Object.keys(practices)).toEqual(['bradford', 'ripon', 'leeds'])
  expect(services.flatMap(({ card }) => (card ? [card.title] : []))).toEqual([
    'General Dentistry',
    'Cosmetic Dentistry',
    'Hygiene & Prevention',
    "Children's Dentistry",
    'Dental Implants',
    'Digital Technology',
  ])
  for (const { card } of services) if (card) expect(card.features).toHaveLength(4)
  expect(team).toHaveLength(13)
  expect(transformations).toHaveLength(10)
  expect(videos.map(({ category }) => category).sort()).toEqual([
    'Educational',
    'Procedure Demo',
    'Technology',
  ])
  expect(videoTestimonials).toHaveLength(0)
  expect(carouselReviews).toHaveLength(5)
  expect(locationReviews).toHaveLength(3)
  expect(faq).toHaveLength(12)
  // The owner writes more (RULINGS 20).
  expect(articles.filter(({ id }) => id <= 4).map(({ id, html }) => [id, html !== ''])).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])
  expect(patientStatements.length).toBeGreaterThanOrEqual(3)
})

test('treatments before and after took 16 to 26 months', () => {
  for (const { duration } of transformations) {
    const months = Number(/^(\d+) months$/.exec(duration)?.[1])
    expect(months).toBeGreaterThanOrEqual(16)
    expect(months).toBeLessThanOrEqual(26)
  }
})

test('the gate and the form speak in the words of the specification', () => {
  expect(locationGate).toEqual({
    checking: 'Verifying location...',
    restrictedTitle: 'Access Restricted',
    restrictedText:
      'Our services are currently only available to visitors from the United Kingdom.',
    yourLocation: 'Your location: {country name}',
    contactUs: 'If you believe this is an error, please contact us directly.',
  })
  expect(shareYourStory.consentRequired).toEqual({
    title: 'Consent Required',
    text: 'Please provide consent for video usage and website display.',
  })
  expect(shareYourStory.thankYou).toEqual({
    title: 'Thank You! 🎉',
    text: "We'll contact you within 24 hours with video upload instructions.",
  })
})
