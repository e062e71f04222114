import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { emergencySchema } from '../../src/content/emergency.ts'
import { explain } from '../../src/content/explain.ts'
import { openingHoursSchema } from '../../src/content/opening-hours.ts'
import { parseYaml } from '../../src/content/parse-yaml.ts'
import { practiceSchema } from '../../src/content/practice.ts'
import { readContent } from '../../src/content/read-content.ts'
import { checkContent } from './content-errors.ts'

const { articles, practices, team } = readContent()
const asWritten = (file: string) => parseYaml(readFileSync(file, 'utf8'), file)

test('the content as it stands has no mistakes', () => {
  expect(checkContent().errors).toEqual([])
})

const leeds = asWritten('content/practices/leeds.yaml') as Record<'address' | 'hours', object>

test.each<[object, string]>([
  [{ phone: 1132960110 }, 'phone: put the phone number in quotation marks: digits alone lose a 0'],
  [{ phone: '0113 496 033' }, 'is not a UK phone number; write it like 0113 496 0330'],
  [{ phone: '0113 496 0331 ext 5' }, '0330, without words or an extension'],
  [{ phone: '0113 496 0331 / 0113 496 0332' }, '0330, one number only'],
  [{ exterior: { src: 'practices/leeds', alt: 'photo' } }, 'exterior.alt: say what the picture'],
  [{ exterior: { src: 'practices/leeds' } }, 'exterior.alt: this field is missing; write what'],
  [{ email: 'hello@' }, 'e-mail address'],
  [{ portalUrl: 'http://portal.example' }, 'https://'],
  [{ rating: 5.4 }, 'between 1 and 5'],
  [{ acceptingNhs: 'yes' }, 'write true or false'],
  [{ address: { ...leeds.address, postcode: 'LS1' } }, 'UK postcode'],
  [{ careOffered: 'both' }, 'NHS, private or NHS and private'],
  [{ tradeName: ' ' }, 'it is empty'],
])('of a practice, %o is refused with what to write instead', (change, advice) => {
  const [error] = explain(practiceSchema, { ...leeds, ...change }, 'content/practices/leeds.yaml')
  expect(error).toMatch(/^content\/practices\/leeds\.yaml: /)
  expect(error).toContain(advice)
})

const openingHours = asWritten('content/opening-hours.yaml') as object
const hoursFile = 'content/opening-hours.yaml'
const closure = { from: '2026-12-24', to: '2026-12-24', reason: 'Training' }
const closureMistakes = (...changes: object[]) => {
  const closures = changes.map((change) => ({ ...closure, hours: 'closed', ...change }))
  return explain(openingHoursSchema, { ...openingHours, closures }, hoursFile)
}

test.each<[object, string]>([
  [{ from: '31/02/2026' }, 'from: "31/02/2026" is not a date; write year-month-day, like 2025-'],
  [{ from: '2026-11-31' }, 'from: "2026-11-31" is not a date'],
  [{ to: '2026-12-01' }, 'must not be before the first'],
  [{ to: '2062-12-24' }, 'longer than two months'],
  [{ hours: 'shut' }, 'hours: write opening times or "closed"'],
  [{ hours: { open: '13:00', close: '09:00' } }, 'hours: the times of a day must follow each'],
  [{ hours: { open: '9', close: '12:00' } }, 'hours.open: "9" is not a time; write it on the 24'],
  [
    { hours: { open: '09:00', close: '17:00', lunch: '12:30-13:30' } },
    'hours.lunch: write its fields below it',
  ],
])('of a closure, %o is refused, once, with what to write instead', (change, advice) => {
  const [error, ...others] = closureMistakes(change)
  expect(error).toContain(`${hoursFile}: closures.Training`)
  expect(error).toContain(advice)
  expect(others).toEqual([])
})

test('a day is exceptional only once', () => {
  expect(closureMistakes({}, { from: '2026-12-20', to: '2026-12-31', reason: 'Works' })).toEqual([
    `${hoursFile}: closures.Works: one of these days is in the list already; keep one line for each date`,
  ])
  expect(closureMistakes({ to: '2027-01-04' })).toEqual([])
})

test('a weekday may have hours of its own, once', () => {
  const mistakes = (...otherDays: object[]) =>
    explain(practiceSchema, { ...leeds, hours: { ...leeds.hours, otherDays } }, 'leeds').join()
  const wednesday = { day: 'Wednesday', hours: 'closed' }
  const thursday = { day: 'Thursday', hours: { open: '10:00', close: '19:00' } }
  expect(mistakes(wednesday, thursday)).toBe('')
  expect(mistakes(wednesday, thursday, wednesday)).toContain('this day is in the list already')
  expect(mistakes({ ...wednesday, day: 'Saturday' })).toContain('write Monday, Tuesday, Wednesday')
})

test('beside numbers of the UK, the emergency page may name 999 and the like, and nothing else', () => {
  const file = 'content/pages/emergency.yaml'
  const emergency = asWritten(file) as object
  const withNumber = (phone: string) => {
    const outsideHelp = { title: 'T', items: [{ phone, when: 'At night' }] }
    return explain(emergencySchema, { ...emergency, outsideHelp }, file)
  }
  for (const phone of ['111', '999', '0113 496 0331']) expect(withNumber(phone)).toEqual([])
  expect(withNumber('11')[0]).toContain('"11" is not a UK phone number')
})

function readText(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** What is wrong with a copy of content/ in which one file is changed. */
function inCopy(file: string, change: (text: string) => string) {
  const folder = temporaryFolder()
  cpSync('content', folder, { recursive: true })
  const before = readText(path.join(folder, file))
  const after = change(before)
  if (after === before) throw new Error(`nothing changed in ${file}`)
  writeFileSync(path.join(folder, file), after)
  const { errors } = checkContent(folder)
  rmSync(folder, { recursive: true })
  return errors
}

test('a removed practice: everybody, every review and every sentence that still names it is told at once', () => {
  const [removed, ...left] = Object.keys(practices).reverse()
  const folder = temporaryFolder()
  cpSync('content', folder, { recursive: true })
  rmSync(path.join(folder, `practices/${removed}.yaml`))
  const errors = checkContent(folder).errors.join('\n')
  rmSync(folder, { recursive: true })
  const there = left.toSorted().join(', ')
  expect(errors).toMatch(/^content\/team\.yaml: members\./m)
  expect(errors).toMatch(/^content\/reviews\.yaml: practices\./m)
  expect(errors).toContain(`there is no practice ${removed} in content/practices/ (${there})`)
  expect(errors).toContain(`still speaks of ${removed}`)
})

const article = `articles/${articles.find(({ path }) => path)?.name}.md`
const by = (pattern: RegExp, text: string) => (before: string) => before.replace(pattern, text)
const and = (line: string) => (before: string) => `${before}\n${line}`
const isNow = (text: string) => () => text
const twin = readText(`content/${article}`)
const [first] = team

test.each<[string, string, (before: string) => string]>([
  [article, '"Nobody" is not one of the team in content/team', by(/author: .*/, 'author: Nobody')],
  [
    article,
    'needs quotation marks around it: title: Gums',
    by(/title: .*/, 'title: Gums: a guide'),
  ],
  [article, 'description: this field is', by(/description: >-\n( {2}.*\n)+|description: .*\n/, '')],
  [article, 'there is one called blog/article-1: write', by(/image: .*/, 'image: team/article-1')],
  [article, 'there is no page /prices to link to', and('[x](/prices)')],
  [article, 'leads nowhere; write it like https://www.nhs.uk or /blog', and('[x](www.nhs.uk)')],
  [article, 'there is no picture a; take it out', and('![A tooth in a glass.](a.jpg)')],
  [article, 'lacks a sentence that says what it shows', and('![](../images/hero.webp)')],
  ['legal/complaints.md', 'only articles have pictures', and('![](../images/hero.webp)')],
  [article, 'write {{practices.leeds.phone}} with two braces on', and('{practices.leeds.phone}')],
  [article, '{{practices.ilkley.phone}} is not a fact in', and('{{practices.ilkley.phone}}')],
  [
    article,
    'opening hours stand in content/opening-hours',
    and('Open Monday to Friday 8:30-17:30.'),
  ],
  [
    'footer.yaml',
    'about: opening hours stand in content',
    by(/about: .*/, 'about: Open 9:00-17:00'),
  ],
  ['articles/9-twin.md', 'is taken by content/articles/', isNow(twin)],
  ['articles/5-gums.md.txt', 'rename it to 5-gums.md; with this ending it is not read', isNow('x')],
  ['articles/9-Sore Gums.md', 'rename the file to a few', isNow(twin.replace(/id: \d+/, 'id: 99'))],
  ['opening-hours.yaml', '2062-12-25 is years away; check the', by(/2026-12-25/g, '2062-12-25')],
  ['nhs-charges.yaml', 'is not a price; write it like £25.80', by(/price: .*/, "price: '25.80'")],
  [
    'reviews.yaml',
    'there is no practice ilkley in content/practices/',
    by(/practice: .*/, 'practice: ilkley'),
  ],
  ['pages/home/hero.yaml', 'there is no question prices in content', by(/#faq-\w+/, '#faq-prices')],
  ['pages/home/nhs.yaml', 'there is no page /nowhere', by(/to: .*/, 'to: /nowhere')],
  ['group.yaml', 'content/group.yaml: line', by(/name: .*/, 'name: "Three')],
  ['team.yaml', 'is in the team twice; keep', by(/members:\n/, `$&  - ${JSON.stringify(first)}\n`)],
  ['practices/leeds.yaml', 'content/practices/leeds.yaml', isNow('')],
  [
    'practices/leeds.yaml',
    'phone: this field is missing; write the phone',
    by(/^phone:/m, 'fone:'),
  ],
  ['practices/leeds.yaml', 'fone: there is no such field; check its', by(/^phone:/m, 'fone:')],
  [
    'practices/leeds.yaml',
    'there is no landmark York; choose one of',
    by(/^landmark: .*/m, 'landmark: York'),
  ],
  [
    'aftercare/filling.md',
    'is not one of the clinicians in content/team.yaml',
    by(/^reviewer: .*/m, 'reviewer: Margaret Holroyd'),
  ],
])('%s: %s', (file, advice, change) => {
  expect(inCopy(file, change).join('\n')).toContain(advice)
})

test('what computers leave behind is ignored, and so is a byte-order mark', () => {
  for (const name of ['Thumbs.db', 'desktop.ini', 'images/team/Thumbs.db', '.DS_Store'])
    expect(inCopy(name, isNow('x'))).toEqual([])
  expect(inCopy('group.yaml', (text) => `\uFEFF${text}`)).toEqual([])
})

test.each([
  ['/blog', '/', 'there is a page /blog; take this entry away'],
  ['/gone', '/nowhere', 'there is no page /nowhere; the pages are /'],
  ['/gone/', '/', 'without a slash at its end'],
  ['gone', '/', 'write the part after the name of the website'],
  ['/assets/x', '/', 'this is no address of a page'],
])('a redirect from %s to %s is refused', (from, to, advice) => {
  const errors = inCopy('redirects.yaml', isNow(`redirects:\n  - from: ${from}\n    to: ${to}\n`))
  expect(errors.join('\n')).toContain(advice)
})

test('an address leads to one page only', () => {
  const entry = '  - from: /gone\n    to: /\n'
  expect(inCopy('redirects.yaml', isNow(`redirects:\n${entry}`))).toEqual([])
  expect(inCopy('redirects.yaml', isNow(`redirects:\n${entry}${entry}`)).join()).toContain(
    'stands here twice',
  )
})
