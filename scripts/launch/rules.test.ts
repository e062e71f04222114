import { expect, test } from 'vitest'
import { deadLinks } from './dead-links.ts'
import { rules, type Site } from './rules.ts'

const settings = {
  SITE_URL: 'https://www.harrow-lane-dental.co.uk',
  INDEXNOW_KEY: 'b1946ac92492d2347c6235b4d2611184',
  TESTIMONIAL_DELIVERY: 'off',
}

function found(files: Record<string, object>, site: Partial<Site> = {}) {
  const written = Object.entries(files).map(([name, data]) => ({ file: `content/${name}`, data }))
  const whole: Site = {
    written,
    pictures: [],
    points: [],
    gone: [],
    sampleArt: new Set(),
    env: settings,
    unusableSettings: [],
    today: '2026-11-19',
    ...site,
  }
  return rules.flatMap((rule) =>
    rule.find(whole).map(({ field, note }) => `${rule.title}: ${field}: ${note ?? ''}`),
  )
}

const inFooter = (about: string) => found({ 'footer.yaml': { about } })

test.each([
  ['Welcome to Owlgate. Come in.', 'Placeholder names: about: Welcome to Owlgate.'],
  ['Write to a@b.example', 'Web and e-mail addresses that do not exist: about: a@b.example'],
  [
    'No. Sample 1234, England',
    'Sample numbers, addresses, place ids and videos: about: Sample 1234',
  ],
  ['Call +44 (0)113 496 0330', 'Phone numbers that reach nobody: about: +44 (0)113 496 0330'],
  ['Call 07700 900123', 'Phone numbers that reach nobody: about: 07700 900123'],
])('a placeholder in a sentence: %s', (text, finding) => {
  expect(inFooter(text)).toEqual([finding])
})

test.each(['Call 0113 243 0000', 'Enter it like 01632 960110', 'A sample of a tooth'])(
  'no placeholder: %s',
  (text) => {
    expect(inFooter(text)).toEqual([])
  },
)

test('made-up ids, sample videos and entries marked as samples', () => {
  const clinics = [
    { name: 'Birch', placeId: 'sample-1', sample: true },
    { name: 'Granite', placeId: 'ChIJ', sample: false },
  ]
  expect(found({ 'network.yaml': { clinics, videos: [{ id: 'SAMPLEone' }] } })).toEqual([
    'Sample numbers, addresses, place ids and videos: clinics.Birch.placeId: sample-1',
    'Sample numbers, addresses, place ids and videos: videos.SAMPLEone.id: SAMPLEone',
    'Invented entries: clinics.Birch: ',
  ])
})

test('a picture that is still the one delivered, whatever it is called now', () => {
  const pictures = ['a', 'b'].map((sum) => ({ file: `content/images/team/${sum}.webp`, sum }))
  expect(found({}, { pictures, sampleArt: new Set(['a']) })).toEqual(['Sample pictures: a.webp: '])
})

test.each<[object, string]>([
  [{ label: 'Satisfaction', value: '98%' }, 'satisfaction: value: 98% Satisfaction'],
  [
    { label: 'Average improvement', value: '{{treatmentFacts.change}}' },
    'average improvement: value: 6 shades Average',
  ],
  [{ badge: 'MOST POPULAR' }, 'most popular: badge: MOST POPULAR'],
  [{ lead: 'We are here 24/7 for you.' }, 'day and night: lead: 24/7'],
  [{ line: '5.0 Google Rating' }, 'ratings: line: 5.0 Google Rating'],
  [{ years: '25+', yearsLabel: 'years', reviewsLink: '/' }, 'years: years: 25+ years'],
  [
    { value: '1,392+', label: 'Invisalign patients treated' },
    'numbers of patients: value: 1,392+ Invisalign patients',
  ],
  [{ label: 'Book Free Consultation' }, 'free of charge: label: Free Consultation'],
  [{ treatment: 'Veneers', from: '£500' }, 'prices “from”: from: from £500, Veneers'],
])('a claim is listed until its evidence is written down: %o', (entry, finding) => {
  const facts = { 'treatment-facts.yaml': { change: '6 shades' } }
  expect(found({ ...facts, 'page.yaml': entry })).toEqual([`Claim: ${finding}`])
  const evidence = [{ claim: finding.split(': ').at(-1), proof: 'Folder 3' }]
  expect(found({ ...facts, 'page.yaml': entry, 'evidence.yaml': { evidence } })).toEqual([])
})

test('the reviews that are claimed are no more than the practices have together', () => {
  const practice = (reviewCount: number) => ({ acceptingNhs: true, reviewCount })
  const claimed = (fiveStarReviews: string) =>
    found({
      'practices/bradford.yaml': practice(322),
      'practices/leeds.yaml': practice(1115),
      'ratings.yaml': { fiveStarReviews },
      'evidence.yaml': {
        evidence: [
          '322 review count',
          '1115 review count',
          `${fiveStarReviews} five star reviews`,
        ].map((claim) => ({ claim, proof: 'Folder 3' })),
      },
    })
  expect(claimed('1,437')).toEqual([])
  expect(claimed('1500+')).toEqual([
    'Claim: more reviews than there are: fiveStarReviews: 1500+, but the cards add up to 1,437 (322 + 1115)',
  ])
})

test('charges are compared with those in force, and the list of them with the calendar', () => {
  const rates = { from: '2026-04-01', band1: '£27.90', band2: '£76.60' }
  const shown = { effectiveFrom: '2023-04-24', yearLabel: '2025', band1: { price: '£25.80' } }
  const file = (charges: object) => ({
    'nhs-charges.yaml': { charges, announced: [rates, { ...rates, from: '2027-04-01' }] },
  })
  expect(found(file({ ...shown, band2: { price: '£76.60' } }))).toEqual([
    'NHS charges: charges.band1.price: £25.80, now £27.90',
    'NHS charges: charges.effectiveFrom: 2023-04-24, now 2026-04-01',
    'NHS charges: charges.yearLabel: 2025, now 2026',
  ])
  expect(found(file(shown), { today: '2028-04-01' })).toContain(
    'NHS charges: announced: from 2027-04-01; look up this year’s charges',
  )
})

test.each([
  ['2025-11-19', 0],
  ['2025-11-18', 1],
  ['November 2025', 0],
  ['October 2025', 1],
  ['last winter', 1],
])('a page of %s: %i to read again', (lastUpdated, count) => {
  expect(found({ 'privacy.md': { lastUpdated } })).toHaveLength(count)
})

test.each<[Record<string, string>, string]>([
  [{ SITE_URL: '' }, 'SITE_URL: not set'],
  [{ SITE_URL: 'https://www.group.example' }, 'SITE_URL: https://www.group.example: a placeholder'],
  [{ INDEXNOW_KEY: ' ' }, 'INDEXNOW_KEY: not set'],
  [{ TESTIMONIAL_DELIVERY: '' }, 'TESTIMONIAL_DELIVERY: not set'],
  [{ CHATBOT_ID: 'a1' }, 'CHATBOT_ID: goes with'],
  [{ COUNTRY_HEADER: 'CF-IPCountry' }, 'COUNTRY_HEADER: not believed'],
  [{ DEV_COUNTRY: 'FR' }, 'DEV_COUNTRY: for development only'],
  [{ BACKEND_URL: 'https://abc.supabase.co' }, 'PUBLIC_ANON_KEY: still the default'],
  [{ LOCATION_LOOKUP_URL: 'https://geo.co.uk/{ip}' }, 'LOCATION_LOOKUP_URL: the privacy page'],
])('settings %o: %s', (env, start) => {
  const findings = found({}, { env: { ...settings, ...env } })
  expect(findings.some((finding) => finding.startsWith(`Settings: ${start}`))).toBe(true)
})

test('settings that fit are in order, and a privacy page that names who is asked', () => {
  const env = { ...settings, LOCATION_LOOKUP_URL: 'https://www.geo.co.uk/{ip}' }
  expect(found({ 'privacy-policy.md': { text: ['We ask geo.co.uk'] } }, { env })).toEqual([])
})

test('links are opened once each; one that refuses programs is alive, a placeholder is not tried', async () => {
  const asked: string[] = []
  const statuses: Record<string, number> = { '/gone': 410, '/sign-in': 403 }
  const ask = async (url: string | URL | Request) => {
    asked.push(`${url}`)
    return new Response(null, { status: statuses[new URL(`${url}`).pathname] ?? 200 })
  }
  const paths = ['/there', '/there', '/gone', '/sign-in']
  const links = [...paths.map((path) => `https://a.uk${path}`), 'https://portal.example/']
  const data = { links, text: ['See [the board](https://a.uk/there).'] }
  expect(await deadLinks([{ file: 'content/a.yaml', data }], ask)).toEqual([
    { file: 'content/a.yaml', field: 'links.3', note: 'answers 410: https://a.uk/gone' },
  ])
  expect(asked).toHaveLength(3)
})
