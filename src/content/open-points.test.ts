import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { examineContent } from './read-content.ts'
import { regulatorNotes } from './regulators.ts'

const breaches = (text: string) => regulatorNotes(text, true).map(({ note }) => note)
const doubts = (text: string) => regulatorNotes(text, false).map(({ note }) => note)

test.each([
  ['Priya is our specialist orthodontist.', /specialist list/],
  ['Whitening with 16% hydrogen peroxide.', /against the law/],
  ['We are rated "outstanding".', /does not rate/],
])('against the law: %s', (text, note) => {
  expect(breaches(text)).toEqual([expect.stringMatching(note)])
})

test.each([
  ['The best dentist in Leeds.', /comparisons/],
  ['Gentler, and cheaper than other practices.', /comparisons/],
  ['See Dr Patel.', /courtesy title/],
])('not as the regulator likes it: %s', (text, note) => {
  expect(doubts(text)).toEqual([expect.stringMatching(note)])
})

test.each([
  'We refer you to a specialist in Leeds.',
  'The gel has 0.1-6% peroxide.',
  'Regulated by the Care Quality Commission.',
  'It works better than brushing alone.',
  'Park in Station Drive.',
])('nothing against: %s', (text) => {
  expect([...breaches(text), ...doubts(text)]).toEqual([])
})

test('a claim that has its evidence is settled', () => {
  expect(regulatorNotes('Ann is a specialist in endodontics.', true, ['Specialist in'])).toEqual([])
})

/** Long before the waits of the sample are old. */
const anyDay = '2000-01-01'

/** The content with other words in one file. */
function changed(file: string, change: (text: string) => string, day = anyDay) {
  const folder = path.join(temporaryFolder(), 'content')
  cpSync('content', folder, {
    recursive: true,
    filter: (name) => !name.includes(`content${path.sep}images${path.sep}`),
  })
  const target = path.join(folder, file)
  writeFileSync(target, change(readFileSync(target, 'utf8')))
  return examineContent(folder, undefined, day)
}

test('what the law forbids is a mistake, wherever it stands', () => {
  const { problems } = changed('team.yaml', (text) =>
    text.replace(/bio: >-\n/, '$&      A specialist orthodontist, the best dentist in Leeds.\n'),
  )
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/team\.yaml: members\..*\.bio: only those on a specialist list/,
    ),
  ])
})

test('titles, answers and notes follow an NHS list that opens or is full', () => {
  for (const slug of ['bradford', 'leeds'])
    expect(
      changed(`practices/${slug}.yaml`, (text) =>
        text.replace(/acceptingNhs: (true|false)/, (_, now) => `acceptingNhs: ${now === 'false'}`),
      ).points,
    ).toEqual([])
})

test.each([
  ['Our Bradford list is full.', 1],
  ['Leeds is accepting new NHS patients.', 1],
  ['NHS care in Bradford and Ripon.', 0],
  ['Our Leeds list is full.', 0],
])('words that do not follow the NHS list are told: %s', (words, count) => {
  const said = changed('location-gate.yaml', (text) =>
    text.replace(/contactUs: .*\n( {2}.*\n)*/, `contactUs: ${words}\n`),
  )
  expect(said.points).toHaveLength(count)
})

test('half-changed NHS charges are told, and a charge that was typed elsewhere', () => {
  const half = changed('nhs-charges.yaml', (text) => text.replace('price: £70.70', 'price: £76.60'))
  expect(half.points).toEqual([
    'content/nhs-charges.yaml: charges.band2.price: the NHS has announced £70.70 from 2023-04-24 on; here stands: £76.60',
  ])
  const typed = changed('location-gate.yaml', (text) =>
    text.replace(/contactUs: .*\n( {2}.*\n)*/, 'contactUs: A check-up costs £25.80.\n'),
  )
  expect(typed.points).toEqual([expect.stringContaining('write {{charges.band1.price}} instead')])
})

test('waits that are too old to be shown are told, from the day after the last', () => {
  const asOf = (date: string) => (text: string) => text.replace(/asOf: .*/, `asOf: '${date}'`)
  const told = (day: string) =>
    changed('practices/leeds.yaml', asOf('2001-01-01'), day).points.filter((point) =>
      point.includes('waits.asOf'),
    )
  expect(told('2001-02-15')).toEqual([])
  expect(told('2001-02-16')).toEqual([
    expect.stringMatching(/^content\/practices\/leeds\.yaml: waits\.asOf: older than 45 days/),
  ])
})
