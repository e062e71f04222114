import { describe, expect, test } from 'vitest'
import { charges } from '../../content/charges.ts'
import { currentNhsRates } from '../../content/current-nhs-rates.ts'
import { group } from '../../content/group.ts'
import { cleaned, liveSettings, today, withChange } from './cleaned-content.fixture.ts'
import { dataIn, type LaunchContent, readLaunchContent, sha256, sumsIn } from './launch-content.ts'
import { launchFindings } from './launch-findings.ts'
import { type Kind, kinds } from './launch-report.ts'

const asDelivered = readLaunchContent()
const clean = cleaned(asDelivered)

const found = (content: LaunchContent, env: Record<string, string> = liveSettings) =>
  launchFindings(content, env, today).map(({ kind, file, field }) => [kind, file, field])

const withText = (file: string, change: object) => found(withChange(clean, file, change))

// The sample content is what these look at: they rest once it has been replaced.
describe.runIf('sample' in group)('the sample', () => {
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
    ['dates', 4],
    ['settings', 2],
  ])('%s: %i', (kind, count) => {
    expect(findings.filter((finding) => finding.kind === kind)).toHaveLength(count)
  })

  test('names people, reviews, cases, partners, pages and pictures one by one', () => {
    const places = findings.map(({ file, field }) => `${file} ${field}`)
    expect(places).toEqual(
      expect.arrayContaining([
        'content/group.ts name',
        'content/practices.ts bradford.tradeName',
        'content/team.ts Anjali Mehta',
        'content/reviews.ts Jean Broadbent',
        'content/transformations.ts case-10',
        'content/network.ts clinics.Granite Shore Dental Care',
        'content/pages/accessibility.md sample',
        'content/images/team member-01.webp',
      ]),
    )
  })
})

test('a copy in which everything has been settled is silent', () => {
  expect(launchFindings(clean, liveSettings, today)).toEqual([])
})

describe('one thing left behind is found alone', () => {
  test('a placeholder name in a sentence', () => {
    expect(withText('content/footer.ts', { about: 'Welcome to Owlgate.' })).toEqual([
      ['names', 'content/footer.ts', 'about'],
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
    expect(withText('content/group.ts', { phone })).toEqual([
      ['phones', 'content/group.ts', 'phone'],
    ])
  })

  test.each(['01632 961000', '0113 243 0000', '0345 015 4033', '2023-04-24'])(
    'but not %s',
    (phone) => {
      expect(withText('content/group.ts', { tagline: phone })).toEqual([])
    },
  )

  test('a number that is given as an example is no placeholder', () => {
    expect(withText('content/footer.ts', { about: 'Enter it like 01632 960110' })).toEqual([])
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
    expect(withText('content/network.ts', { clinics })).toEqual([
      ['placeIds', 'content/network.ts', 'clinics.Birch.placeId'],
    ])
  })

  test('an entry with sample: true, but not one with sample: false', () => {
    const clinics = [
      { name: 'Birch', sample: true },
      { name: 'Granite', sample: false },
    ]
    expect(withText('content/network.ts', { clinics })).toEqual([
      ['samples', 'content/network.ts', 'clinics.Birch'],
    ])
  })

  test('a GDC number that says it is a sample', () => {
    expect(withText('content/hero.ts', { registration: { gdcNumber: 'Sample 1234' } })).toEqual([
      ['words', 'content/hero.ts', 'registration.gdcNumber'],
    ])
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
  const withLeeds = (acceptingNhs: boolean) => {
    const practices = dataIn<Record<string, object>>(clean, 'content/practices.ts')
    const leeds = { ...practices.leeds, acceptingNhs }
    return found(withChange(clean, 'content/practices.ts', { ...practices, leeds }))
  }

  test('all fit while the status stays', () => {
    expect(withLeeds(false)).toEqual([])
  })

  test('are listed when the list opens', () => {
    expect(withLeeds(true)).toEqual(
      expect.arrayContaining([
        ['nhsStatus', 'content/faq.ts', 'Are you taking on new NHS p….answer'],
        ['nhsStatus', 'content/nhs-section.ts', 'title'],
        ['nhsStatus', 'content/nhs-information.ts', 'registrations.leeds.status'],
        ['nhsStatus', 'content/page-meta.ts', '/locations/nhs-leeds-dentist.title'],
        ['nhsStatus', 'content/articles/3-nhs-registration.md', 'excerpt'],
      ]),
    )
  })

  test('the Leeds page has words for both, so that nothing of it is out of date', () => {
    expect(withLeeds(true).filter(([, , field]) => field?.includes('.when'))).toEqual([])
  })

  test('a promise is found when the list closes', () => {
    const about = 'Our Leeds practice is accepting new NHS patients.'
    expect(withText('content/footer.ts', { about })).toEqual([
      ['nhsStatus', 'content/footer.ts', 'about'],
    ])
  })
})

describe('NHS charges', () => {
  const withCharges = (change: object, date = today) =>
    launchFindings(withChange(clean, 'content/charges.ts', change), liveSettings, date).map(
      ({ field, note }) => [field, note],
    )

  test('an old price is told with the one in force', () => {
    const band2 = { ...charges.band2, price: '£75.30' }
    expect(withCharges({ band2 })).toEqual([['band2.price', '£75.30, since 2026-04-01 £76.60']])
  })

  test('new prices need a new date and a new year beside them', () => {
    expect(withCharges({ effectiveFrom: '2025-04-01', yearLabel: '2025' })).toEqual([
      ['effectiveFrom', '2025-04-01, now 2026-04-01'],
      ['yearLabel', '2025, now 2026'],
    ])
  })

  test('rates that are announced but not yet in force are left alone', () => {
    const coming = { ...currentNhsRates[0], from: '2027-04-01' }
    const content = {
      ...clean,
      entries: clean.entries.map((entry) =>
        entry.file === 'content/current-nhs-rates.ts'
          ? { ...entry, data: [...currentNhsRates, coming] }
          : entry,
      ),
    }
    expect(launchFindings(content, liveSettings, today)).toEqual([])
  })

  test('after 1 April the list of rates itself is out of date', () => {
    expect(withCharges({}, '2027-03-31')).toEqual([])
    expect(withCharges({}, '2027-04-01')).toEqual([
      ['last line', 'from 2026-04-01; look up this year’s charges'],
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
    return launchFindings({ ...clean, documents }, liveSettings, today)
  }

  test('a day is old from a year and a day on', () => {
    expect(withText('content/group.ts', { lastUpdated: '2025-11-15' })).toEqual([])
    expect(withText('content/group.ts', { lastUpdated: '2025-11-14' })).toEqual([
      ['dates', 'content/group.ts', 'lastUpdated'],
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
