import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { examineContent, readContent } from './read-content.ts'
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

const practices = Object.entries(readContent().practices)
const [open, full] = [practices[0]?.[1].town, practices.at(-1)?.[1].town]

/** The content with other words in one file, and with these lists open, whatever they are today. */
function changed(file: string, change: (text: string) => string, day = anyDay, lists = [open]) {
  const folder = path.join(temporaryFolder(), 'content')
  cpSync('content', folder, {
    recursive: true,
    filter: (name) => !name.includes(`content${path.sep}images${path.sep}`),
  })
  const write = (name: string, words: typeof change) =>
    writeFileSync(path.join(folder, name), words(readFileSync(path.join(folder, name), 'utf8')))
  for (const [slug, { town }] of practices)
    write(`practices/${slug}.yaml`, (text) =>
      text.replace(/acceptingNhs: .*/, `acceptingNhs: ${lists.includes(town)}`),
    )
  write(file, change)
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
  const asItIs = (text: string) => text
  for (const lists of [[open], [full], [open, full]])
    expect(changed('group.yaml', asItIs, anyDay, lists).points).toEqual([])
})

const said = (words: string) => (text: string) =>
  text.replace(/contactUs: .*\n( {2}.*\n)*/, `contactUs: ${words}\n`)

test.each([
  [`Our ${open} list is full.`, 1],
  [`${full} is accepting new NHS patients.`, 1],
  [`NHS care in ${open}.`, 0],
  [`Our ${full} list is full.`, 0],
])('words that do not follow the NHS list are told: %s', (words, count) => {
  expect(changed('location-gate.yaml', said(words)).points).toHaveLength(count)
})

test('half-changed NHS charges are told, and a charge that was typed elsewhere', () => {
  const half = changed('nhs-charges.yaml', (text) =>
    text.replace(/( {2}band2:[\s\S]*?price: ).*/, '$1£1,234.50'),
  )
  expect(half.points).toEqual([
    expect.stringMatching(
      /^content\/nhs-charges\.yaml: charges\.band2\.price: the NHS has announced .* here stands: £1,234\.50$/,
    ),
  ])
  const { price } = readContent().charges.band1
  const typed = changed('location-gate.yaml', said(`A check-up costs ${price}.`))
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

test('a practice that began as a copy of another is told what still speaks of that one', () => {
  const folder = path.join(temporaryFolder(), 'content')
  cpSync('content', folder, { recursive: true })
  const [slug, { town, tradeName }] = practices[0] as (typeof practices)[number]
  const words = readFileSync(path.join(folder, `practices/${slug}.yaml`), 'utf8')
  const copy = words.replace(`town: ${town}`, 'town: Selby').replaceAll(/path: .*/g, '$&-selby')
  writeFileSync(path.join(folder, 'practices/selby.yaml'), copy)
  const { points } = examineContent(folder, undefined, anyDay)
  const ofSelby = points.filter((point) => point.startsWith('content/practices/selby.yaml: '))
  expect(ofSelby).toContain(
    `content/practices/selby.yaml: tradeName: this is still what ${town} says: ${tradeName}`,
  )
  expect(ofSelby).toContainEqual(expect.stringMatching(/: nobody of the team works here yet/))
  expect(points.filter((point) => /still what|nobody of the team/.test(point))).toEqual(ofSelby)
})
