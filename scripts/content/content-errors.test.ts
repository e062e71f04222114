import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { nhsChargesSchema } from '../../src/content/charges.ts'
import { emergencySchema } from '../../src/content/emergency.ts'
import { explain } from '../../src/content/explain.ts'
import { openingHoursSchema } from '../../src/content/opening-hours.ts'
import { parseYaml } from '../../src/content/parse-yaml.ts'
import { practiceSchema } from '../../src/content/practice.ts'
import { readContent } from '../../src/content/read-content.ts'
import { teamMemberSchema } from '../../src/content/team-member.ts'
import { checkContent, unshownPrices } from './content-errors.ts'

const { articles, team } = readContent()
const asWritten = (file: string) => parseYaml(readFileSync(file, 'utf8'), file)
const openingHours = asWritten('content/opening-hours.yaml') as object

test('the content as it stands has no mistakes', () => {
  expect(checkContent().errors).toEqual([])
})

const file = 'content/practices/leeds.yaml'
const leeds = asWritten(file) as Record<'phone' | 'address' | 'hours', object>
const mistakes = (change: object) => explain(practiceSchema, { ...leeds, ...change }, file)

test('a missing alt text is told with its field', () => {
  const [member] = team
  const withoutAlt = { ...member, image: { src: member?.image.src } }
  expect(explain(teamMemberSchema, withoutAlt, 'content/team.yaml')).toEqual([
    'content/team.yaml: image.alt: this field is missing; write what the picture shows',
  ])
})

test('an alt text that says nothing is refused', () => {
  expect(mistakes({ exterior: { src: 'practices/leeds', alt: 'photo' } })).toEqual([
    'content/practices/leeds.yaml: exterior.alt: say what the picture shows in a short sentence',
  ])
})

const closure = {
  from: '2026-12-24',
  to: '2026-12-24',
  reason: 'Training',
  hours: 'closed',
}
const hoursFile = 'content/opening-hours.yaml'
const closureMistakes = (...changes: object[]) => {
  const closures = changes.map((change) => ({ ...closure, ...change }))
  return explain(openingHoursSchema, { ...openingHours, closures }, hoursFile)
}

test('an unreadable date is shown with the form it should have', () => {
  expect(closureMistakes({ from: '31/02/2026' })).toEqual([
    'content/opening-hours.yaml: closures.Training.from: "31/02/2026" is not a date; write year-month-day, like 2025-10-14',
  ])
})

test('a day that is not in the calendar is no date', () => {
  expect(closureMistakes({ from: '2026-02-30' })[0]).toContain('"2026-02-30" is not a date')
})

test.each([
  ['shut', 'closures.Training.hours: write opening times or "closed"'],
  [
    { open: '13:00', close: '09:00' },
    'closures.Training.hours: the times of a day must follow each other',
  ],
  [
    { open: '09:00', close: '17:00', lunch: '12:30-13:30' },
    'closures.Training.hours.lunch: write its fields below it',
  ],
])('hours of a closure, %o, are refused with what to write instead', (hours, advice) => {
  expect(closureMistakes({ hours })[0]).toContain(advice)
})

test('a time that cannot be read is told once', () => {
  expect(closureMistakes({ hours: { open: '9', close: '12:00' } })).toEqual([
    'content/opening-hours.yaml: closures.Training.hours.open: "9" is not a time; write it on the 24-hour clock, like 09:00 or 16:30',
  ])
})

const weekMistakes = (otherDays: object[]) => mistakes({ hours: { ...leeds.hours, otherDays } })

test('a weekday may have hours of its own, once', () => {
  const wednesday = { day: 'Wednesday', hours: 'closed' }
  const thursday = { day: 'Thursday', hours: { open: '10:00', close: '19:00' } }
  expect(weekMistakes([wednesday, thursday])).toEqual([])
  expect(weekMistakes([wednesday, thursday, wednesday]).join()).toContain(
    'this day is in the list already; keep one line for each day',
  )
  expect(weekMistakes([{ ...wednesday, day: 'Saturday' }]).join()).toContain(
    'write Monday, Tuesday, Wednesday, Thursday, Friday',
  )
})

test('a closure is a range, in order and not for ever', () => {
  expect(closureMistakes({ to: '2027-01-04' })).toEqual([])
  expect(closureMistakes({ to: '2026-12-01' })[0]).toContain('must not be before the first')
  expect(closureMistakes({ to: '2062-12-24' })[0]).toContain('longer than two months')
})

test('a day is exceptional only once', () => {
  expect(closureMistakes({}, { from: '2026-12-20', to: '2026-12-31', reason: 'Works' })).toEqual([
    'content/opening-hours.yaml: closures.Works: one of these days is in the list already; keep one line for each date',
  ])
})

test('digits that YAML takes for a number are to be put in quotation marks', () => {
  expect(mistakes({ phone: 1132960110 })).toEqual([
    'content/practices/leeds.yaml: phone: put the phone number in quotation marks: digits alone lose a 0 at their start',
  ])
})

test.each([
  ['0113 496 033', 'write it like 0113 496 0330'],
  ['0113 496 0331 ext 5', 'write it like 0113 496 0330, without words or an extension'],
  ['0113 496 0331 / 0113 496 0332', 'write it like 0113 496 0330, one number only'],
])('the phone number %s is refused with what to write instead', (phone, advice) => {
  expect(mistakes({ phone })).toEqual([
    `content/practices/leeds.yaml: phone: ${JSON.stringify(phone)} is not a UK phone number; ${advice}`,
  ])
})

test('beside numbers of the UK, the emergency page may name 999 and the like, and nothing else', () => {
  const emergency = asWritten('content/pages/emergency.yaml') as object
  const withNumber = (phone: string) =>
    explain(
      emergencySchema,
      { ...emergency, outsideHelp: { title: 'T', items: [{ phone, when: 'At night' }] } },
      'content/pages/emergency.yaml',
    )
  for (const phone of ['111', '999', '0113 496 0331', '+44 (0)113 496 0331'])
    expect(withNumber(phone)).toEqual([])
  expect(withNumber('11')[0]).toContain('"11" is not a UK phone number')
})

test.each([
  [{ email: 'hello@' }, 'e-mail address'],
  [{ portalUrl: 'http://portal.example' }, 'https://'],
  [{ rating: 5.4 }, 'between 1 and 5'],
  [{ acceptingNhs: 'yes' }, 'write true or false'],
  [{ address: { ...leeds.address, postcode: 'LS1' } }, 'UK postcode'],
  [{ careOffered: 'both' }, 'NHS, private or NHS and private'],
  [{ tradeName: ' ' }, 'it is empty'],
])('%o is refused with what to write instead', (change, advice) => {
  const errors = mistakes(change)
  expect(errors[0]).toContain(advice)
})

test('a misspelt field is told apart from a missing one', () => {
  const { phone, ...rest } = leeds
  expect(explain(practiceSchema, { ...rest, fone: phone }, 'content/practices/leeds.yaml')).toEqual(
    [
      'content/practices/leeds.yaml: phone: this field is missing; write the phone number',
      'content/practices/leeds.yaml: fone: there is no such field; check its spelling',
    ],
  )
})

test('a price without a pound sign is refused', () => {
  const wrong = { charges: { band1: { price: '25.80' } } }
  expect(explain(nhsChargesSchema, wrong, 'content/nhs-charges.yaml')).toContain(
    'content/nhs-charges.yaml: charges.band1.price: "25.80" is not a price; write it like £25.80 or £2,500',
  )
})

/** A copy of content/ with one file changed. */
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

function readText(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const firstArticle = `articles/${articles.find(({ path }) => path)?.name}.md`
const replaced = (pattern: RegExp, by: string) => (text: string) => text.replace(pattern, by)

test.each([
  [
    'an author who is not on the team',
    firstArticle,
    replaced(/author: .*/, 'author: Nobody'),
    'author: "Nobody" is not one of the team in content/team.yaml; check the spelling',
  ],
  [
    'a category that is not there',
    firstArticle,
    replaced(/category: .*/, 'category: Gossip'),
    '"Gossip" is not a category',
  ],
  [
    'an id that is taken',
    'articles/9-twin.md',
    () => readText(`content/${firstArticle}`),
    'is taken by content/articles/',
  ],
  [
    'an article saved with a second ending',
    'articles/5-gums.md.txt',
    () => 'x',
    'rename it to 5-gums.md; with this ending it is not read',
  ],
  [
    'a link to a page that is not there',
    firstArticle,
    (text: string) => `${text}\n[x](/prices)`,
    'there is no page /prices to link to',
  ],
  [
    'a link without https',
    firstArticle,
    (text: string) => `${text}\n[x](www.nhs.uk)`,
    'the link to "www.nhs.uk" leads nowhere; write it like https://www.nhs.uk or /blog',
  ],
  [
    'a picture in the text',
    firstArticle,
    (text: string) => `${text}\n![x](/a.jpg)`,
    'a picture in the text is not shown',
  ],
  [
    'single braces around a fact',
    firstArticle,
    (text: string) => `${text}\nCall {practices.leeds.phone}.`,
    'write {{practices.leeds.phone}} with two braces on each side',
  ],
  [
    'an unknown fact',
    firstArticle,
    (text: string) => `${text}\n{{practices.ilkley.phone}}`,
    '{{practices.ilkley.phone}} is not a fact in content/; check its spelling',
  ],
  [
    'a text with a colon',
    firstArticle,
    replaced(/title: .*/, 'title: Gums: a guide'),
    'a text with a colon in it needs quotation marks around it: title: Gums: a guide',
  ],
  [
    'a text without a description',
    firstArticle,
    replaced(/description: >-\n( {2}.*\n)+|description: .*\n/, ''),
    'description: this field is missing; search engines show it',
  ],
  [
    'a name that makes no address',
    'articles/9-Sore Gums.md',
    () => readText(`content/${firstArticle}`).replace(/id: \d+/, 'id: 99'),
    'rename the file to a few words of the title in small letters',
  ],
  [
    'a holiday decades away',
    'opening-hours.yaml',
    replaced(/2026-12-25/g, '2062-12-25'),
    '2062-12-25 is years away; check the year',
  ],
  [
    'opening hours written elsewhere',
    'footer.yaml',
    replaced(/about: .*/, 'about: Open 9:00-17:00'),
    'about: opening hours stand in content/opening-hours.yaml alone',
  ],
  [
    'opening hours written into an article',
    firstArticle,
    (text: string) => `${text}\nWe are open Monday to Friday 8:30-17:30.`,
    'opening hours stand in content/opening-hours.yaml alone',
  ],
  [
    'a link to a question that is not asked',
    'pages/home/hero.yaml',
    replaced(/#faq-\w+/, '#faq-prices'),
    'there is no question prices in content/questions.yaml',
  ],
  [
    'a picture of another folder',
    firstArticle,
    replaced(/image: .*/, 'image: team/article-1'),
    'there is no picture content/images/team/article-1; there is one called blog/article-1: write that',
  ],
  [
    'a link in a button that leads nowhere',
    'pages/home/nhs.yaml',
    replaced(/to: .*/, 'to: /nowhere'),
    'there is no page /nowhere',
  ],
  [
    'a quotation mark that is not closed',
    'group.yaml',
    replaced(/name: .*/, 'name: "Three'),
    'content/group.yaml: line',
  ],
])('%s is told', (_, name, change, advice) => {
  expect(inCopy(name, change).join('\n')).toContain(advice)
})

test('somebody who is in the team twice is told', () => {
  const [first] = team
  expect(
    inCopy('team.yaml', replaced(/members:\n/, `members:\n  - ${JSON.stringify(first)}\n`)),
  ).toContain(`content/team.yaml: members: ${first?.name} is in the team twice; keep one`)
})

test('what computers leave behind is ignored, and so is a byte-order mark', {
  timeout: 60_000,
}, () => {
  for (const name of ['Thumbs.db', 'desktop.ini', 'images/team/Thumbs.db', '.DS_Store'])
    expect(inCopy(name, () => 'x')).toEqual([])
  expect(inCopy('group.yaml', (text) => `\uFEFF${text}`)).toEqual([])
})

test('a removed file is missed by name', () => {
  const folder = temporaryFolder()
  cpSync('content', folder, { recursive: true })
  rmSync(path.join(folder, 'prices.yaml'))
  expect(checkContent(folder).errors.join()).toContain(
    'content/prices.yaml: this file is missing; the site cannot do without it',
  )
})

test('a removed practice: everybody, every review and every sentence that still names it is told at once', () => {
  const folder = temporaryFolder()
  cpSync('content', folder, { recursive: true })
  rmSync(path.join(folder, 'practices/ripon.yaml'))
  const errors = checkContent(folder).errors.join('\n')
  expect(errors).toContain('content/team.yaml: members.Geoffrey')
  expect(errors).toContain('content/reviews.yaml: practices.')
  expect(errors).toContain('there is no practice ripon in content/practices/ (bradford, leeds)')
  expect(errors).toMatch(/content\/pages\/home\/about.yaml: .*still speaks of ripon/)
})

test('a price that no page shows is pointed out', () => {
  expect(unshownPrices(Object.keys(readContent().prices))).toEqual([])
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'a.yaml'), 'costs:\n  - privatePrice: gold\n')
  expect(unshownPrices(['gold'], folder)).toEqual([])
  rmSync(folder, { recursive: true })
  expect(unshownPrices(['gold'])[0]).toContain('prices.yaml: gold: no page shows this price')
})
