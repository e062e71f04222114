import { describe, expect, test } from 'vitest'
import type { NhsCharges } from '../../src/content/charges.ts'
import { readContent } from '../../src/content/read-content.ts'
import { cleaned, inForce, liveSettings, today, withChange } from './cleaned-content.fixture.ts'
import { dataIn, type LaunchContent, readLaunchContent, sha256, sumsIn } from './launch-content.ts'
import { launchFindings } from './launch-findings.ts'
import { type Kind, kinds } from './launch-report.ts'

const { charges, group } = readContent()
const asDelivered = readLaunchContent()
const clean = cleaned(asDelivered)

/** What an owner has not got round to yet is not what these tests are about. */
const isNew = (() => {
  const known = new Set(
    launchFindings(clean, liveSettings, today).map((item) => JSON.stringify(item)),
  )
  return (item: object) => !known.has(JSON.stringify(item))
})()

const findingsIn = (content: LaunchContent, date = today) =>
  launchFindings(content, liveSettings, date).filter(isNew)

const found = (content: LaunchContent) =>
  findingsIn(content).map(({ kind, file, field }) => [kind, file, field])

function withLeeds(acceptingNhs: boolean, content = clean) {
  return found(withChange(content, 'content/practices/leeds.yaml', { acceptingNhs }))
}

const withText = (file: string, change: object) => found(withChange(clean, file, change))

// The specification's: these look at the sample content, and rest once it has been replaced.
describe.runIf(group.sample)('the sample', () => {
  const findings = launchFindings(asDelivered, {}, today)

  test('lists every kind of placeholder and of what is out of date', () => {
    const listed = new Set(findings.map(({ kind }) => kind))
    expect([...listed].sort()).toEqual(
      Object.keys(kinds)
        .filter((kind) => kind !== 'links' && kind !== 'nhsStatus')
        .sort(),
    )
  })

  test.each<[Kind, number]>([
    ['phones', 5],
    ['placeIds', 5],
    ['videos', 3],
    ['charges', 6],
    ['dates', 2],
    ['settings', 2],
  ])('%s: %i', (kind, count) => {
    expect(findings.filter((finding) => finding.kind === kind)).toHaveLength(count)
  })

  test('names people, reviews, cases, partners, pages and pictures one by one', () => {
    const places = findings.map(({ file, field }) => `${file} ${field}`)
    expect(places).toEqual(
      expect.arrayContaining([
        'content/group.yaml name',
        'content/practices/bradford.yaml tradeName',
        'content/team.yaml members.Anjali Mehta',
        'content/reviews.yaml carousel.Jean Broadbent',
        'content/transformations.yaml cases.case-10',
        'content/pages/network.yaml clinics.Granite Shore Dental Care',
        'content/pages/accessibility.md sample',
        'content/images/team member-01.webp',
      ]),
    )
  })

  test('is silent in a copy in which everything has been settled', () => {
    expect(launchFindings(clean, liveSettings, today)).toEqual([])
  })

  test('has sentences about NHS places that are listed when a list opens', () => {
    expect(withLeeds(false)).toEqual([])
    expect(withLeeds(true)).toEqual(
      expect.arrayContaining([
        ['nhsStatus', 'content/questions.yaml', 'questions.Are you taking on new NHS p….answer'],
        ['nhsStatus', 'content/pages/nhs-information.yaml', 'registrations.leeds.note'],
        ['nhsStatus', 'content/page-titles.yaml', '/locations/nhs-leeds-dentist.title'],
        ['nhsStatus', 'content/articles/3-nhs-registration.md', 'excerpt'],
      ]),
    )
  })
})

describe('one thing left behind is found alone', () => {
  test('a placeholder name in a sentence', () => {
    expect(withText('content/footer.yaml', { about: 'Welcome to Owlgate.' })).toEqual([
      ['names', 'content/footer.yaml', 'about'],
    ])
  })

  test.each([
    '01632 960999',
    '0113 496 0000',
    '+44 113 496 0330',
    '+44 (0)113 496 0330',
    '0044 113 496 0330',
    '(0113) 496-0330',
    '07700 900123',
    '02079460001',
  ])('the number %s, which nobody can have', (phone) => {
    expect(withText('content/group.yaml', { phone })).toEqual([
      ['phones', 'content/group.yaml', 'phone'],
    ])
  })

  test.each(['01632 961000', '0113 243 0000', '0345 015 4033', '2023-04-24'])(
    'but not %s',
    (phone) => {
      expect(withText('content/group.yaml', { logoText: phone })).toEqual([])
    },
  )

  test('a number that is given as an example is no placeholder', () => {
    expect(withText('content/footer.yaml', { about: 'Enter it like 01632 960110' })).toEqual([])
  })

  test('an .example address in a Markdown file, with how its paragraph begins', () => {
    const [first, ...others] = clean.documents
    if (!first) throw new Error('there are no documents')
    const documents = [
      { ...first, body: 'Write to us at any time: a@b.example or call.' },
      ...others,
    ]
    expect(found({ ...clean, documents })).toEqual([
      ['addresses', first.file, 'Write to us at any'],
    ])
  })

  test('a place id', () => {
    const clinics = [{ name: 'Birch', placeId: 'sample-1' }]
    expect(withText('content/pages/network.yaml', { clinics })).toEqual([
      ['placeIds', 'content/pages/network.yaml', 'clinics.Birch.placeId'],
    ])
  })

  test('an entry with sample: true, but not one with sample: false', () => {
    const clinics = [
      { name: 'Birch', sample: true },
      { name: 'Granite', sample: false },
    ]
    expect(withText('content/pages/network.yaml', { clinics })).toEqual([
      ['samples', 'content/pages/network.yaml', 'clinics.Birch'],
    ])
  })

  test('a GDC number that says it is a sample', () => {
    expect(
      withText('content/pages/home/hero.yaml', { registration: { gdcNumber: 'Sample 1234' } }),
    ).toEqual([['words', 'content/pages/home/hero.yaml', 'registration.gdcNumber']])
  })

  test('a picture that is still the one delivered, whatever it is called now', () => {
    const bytes = Buffer.from('the render')
    const pictures = [{ file: 'content/images/team/jo.webp', sha256: sha256(bytes) }]
    const sampleArt = sumsIn(`${sha256(bytes)}  team/member-01.webp\n`)
    expect(found({ ...clean, pictures, sampleArt })).toEqual([
      ['art', 'content/images/team', 'jo.webp'],
    ])
  })
})

describe('sentences about NHS places', () => {
  test('the Leeds page has words for both, so that nothing of it is out of date', () => {
    expect(withLeeds(true).filter(([, , field]) => field?.startsWith('when'))).toEqual([])
  })

  test('a promise is found when the list closes', () => {
    const about = 'Our Leeds practice is accepting new NHS patients.'
    const content = withChange(clean, 'content/footer.yaml', { about })
    expect(withLeeds(false, content)).toContainEqual(['nhsStatus', 'content/footer.yaml', 'about'])
    expect(withLeeds(true, content)).not.toContainEqual([
      'nhsStatus',
      'content/footer.yaml',
      'about',
    ])
  })
})

test('of a full list the NHS page drops its invitation; the page of the practice keeps its own', () => {
  const full = withChange(clean, 'content/practices/bradford.yaml', { acceptingNhs: false })
  const placesOf = (page: string) => {
    const file = `content/pages/locations/${page}.yaml`
    const { hero } = dataIn<{ hero: object }>(full, file)
    const lead = 'We are accepting new NHS patients.'
    const changed = withChange(full, file, { hero: { ...hero, lead } })
    return found(changed).filter(([, place]) => place === file)
  }
  expect(placesOf('nhs-bradford-dentist')).not.toContainEqual(expect.arrayContaining(['hero.lead']))
  expect(placesOf('bradford-dentist')).toContainEqual(expect.arrayContaining(['hero.lead']))
})

describe('NHS charges', () => {
  const file = 'content/nhs-charges.yaml'
  const current = dataIn<NhsCharges>(clean, file)
  const withCharges = (change: object, date = today) =>
    findingsIn(withChange(clean, file, { charges: { ...current.charges, ...change } }), date).map(
      ({ field, note }) => [field, note],
    )

  test('an old price is told with the one in force', () => {
    const band2 = { ...charges.band2, price: '£75.30' }
    expect(withCharges({ band2 })).toEqual([
      ['charges.band2.price', '£75.30, since 2026-04-01 £76.60'],
    ])
  })

  test('new prices need a new date and a new year beside them', () => {
    expect(withCharges({ effectiveFrom: '2025-04-01', yearLabel: '2025' })).toEqual([
      ['charges.effectiveFrom', '2025-04-01, now 2026-04-01'],
      ['charges.yearLabel', '2025, now 2026'],
    ])
  })

  test('rates that are announced but not yet in force are left alone', () => {
    const coming = { ...inForce, from: '2027-04-01', band1: '£99.00' }
    const content = withChange(clean, file, { announced: [inForce, coming] })
    expect(findingsIn(content)).toEqual([])
  })

  test('after 1 April the list of rates itself is out of date', () => {
    expect(withCharges({}, '2027-03-31')).toEqual([])
    expect(withCharges({}, '2027-04-01')).toEqual([
      ['announced', 'from 2026-04-01; look up this year’s charges'],
    ])
  })
})

describe('dates', () => {
  const dated = (lastUpdated: string) => {
    const documents = clean.documents.map((document) =>
      document.file.endsWith('privacy-policy.md')
        ? { ...document, fields: { ...document.fields, lastUpdated } }
        : document,
    )
    return findingsIn({ ...clean, documents })
  }

  test('a day is old from a year and a day on', () => {
    expect(withText('content/group.yaml', { lastUpdated: '2025-11-15' })).toEqual([])
    expect(withText('content/group.yaml', { lastUpdated: '2025-11-14' })).toEqual([
      ['dates', 'content/group.yaml', 'lastUpdated'],
    ])
  })

  test('a month holds until it is over', () => {
    expect(dated('November 2025')).toEqual([])
    expect(dated('October 2025')).toHaveLength(1)
    expect(dated('20 November 2025')).toEqual([])
  })

  test('a date that cannot be read is no date', () => {
    expect(dated('last winter')[0]?.note).toContain('write it like January 2025')
  })

  test('articles are dated by nature', () => {
    const articles = clean.documents.filter(({ file }) => file.startsWith('content/articles/'))
    expect(articles.length).toBeGreaterThan(0)
    for (const { fields } of articles) expect(fields.lastUpdated).toBeUndefined()
  })
})
