import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { charges } from '../../content/charges.ts'
import { emergency } from '../../content/emergency.ts'
import { articleSchema } from '../../content/model/article.ts'
import { chargesSchema } from '../../content/model/charges.ts'
import { emergencySchema } from '../../content/model/emergency.ts'
import { practiceSchema } from '../../content/model/practice.ts'
import { locationReviewSchema } from '../../content/model/review.ts'
import { teamMemberSchema } from '../../content/model/team-member.ts'
import { practices } from '../../content/practices.ts'
import { locationReviews } from '../../content/reviews.ts'
import { team } from '../../content/team.ts'
import { contentErrors, unreadPhones } from './content-errors.ts'
import { explain } from './explain.ts'

test('the content as it stands has no mistakes', () => {
  expect(contentErrors()).toEqual([])
})

const mistakes = (change: object, file = 'content/practices.ts') =>
  explain(practiceSchema, { ...practices.leeds, ...change }, file)

test('a reference to a practice that does not exist names the file to look in', () => {
  const [error] = explain(
    locationReviewSchema,
    { ...locationReviews[0], practice: 'ilkley' },
    'content/reviews.ts',
  )
  expect(error).toBe(
    'content/reviews.ts: practice: "ilkley" is not a practice; see content/practices.ts (bradford, ripon, leeds)',
  )
})

test('a missing alt text is told with its field', () => {
  const [member] = team
  const withoutAlt = { ...member, image: { src: member.image.src } }
  expect(explain(teamMemberSchema, withoutAlt, 'content/team.ts')).toEqual([
    'content/team.ts: image.alt: this field is missing; write what the picture shows in quotes',
  ])
})

test('an alt text that says nothing is refused', () => {
  expect(mistakes({ exterior: { src: 'practices/leeds', alt: 'photo' } })).toEqual([
    'content/practices.ts: exterior.alt: say what the picture shows in a short sentence',
  ])
})

test('an unreadable date is shown with the form it should have', () => {
  const bad = { date: '31/02/2026', reason: 'Training', hours: 'closed' }
  expect(mistakes({ exceptionalDays: [bad] })).toEqual([
    'content/practices.ts: exceptionalDays.Training.date: "31/02/2026" is not a date; write year-month-day, like 2025-10-14',
  ])
})

test('a day that is not in the calendar is no date', () => {
  const bad = { date: '2026-02-30', reason: 'Training', hours: 'closed' }
  expect(mistakes({ exceptionalDays: [bad] })).toHaveLength(1)
})

test.each([
  ['shut', 'exceptionalDays.Training.hours: write opening times or "closed"'],
  [{ open: '9', close: '12:00' }, 'exceptionalDays.Training.hours.open: "9" is not a time'],
  [
    { open: '13:00', close: '09:00' },
    'exceptionalDays.Training.hours: the times of a day must follow each other',
  ],
  [
    { open: '09:00', close: '17:00', lunch: '12:30-13:30' },
    'exceptionalDays.Training.hours.lunch: write this between { and }',
  ],
])('hours of an exceptional day, %o, are refused with what to write instead', (hours, advice) => {
  const [error] = mistakes({ exceptionalDays: [{ date: '2026-12-24', reason: 'Training', hours }] })
  expect(error).toContain(advice)
})

test('a date can be exceptional only once', () => {
  const day = { date: '2026-12-25', hours: 'closed' }
  const exceptionalDays = [
    { ...day, reason: 'Christmas Day' },
    { ...day, reason: 'Christmas' },
  ]
  expect(mistakes({ exceptionalDays })).toEqual([
    'content/practices.ts: exceptionalDays.Christmas: this date is in the list already; keep one line for each date',
  ])
})

test('a phone number that does not parse is shown with an example', () => {
  expect(mistakes({ phone: '0113 496' })).toEqual([
    'content/practices.ts: phone: "0113 496" is not a UK phone number; write it like 0113 496 0330',
  ])
})

test.each(['+44 (0)113 496 0331', '0044 113 496 0331', '0113-496-0331', '01632960110'])(
  'a phone number can be written %s',
  (phone) => {
    expect(mistakes({ phone })).toEqual([])
  },
)

test.each([
  ['0113 496 033', 'write it like 0113 496 0330'],
  ['0111 111 1111', 'write it like 0113 496 0330'],
  ['+1 212 555 0100', 'write it like 0113 496 0330'],
  ['0113 496 0331 ext 5', 'write it like 0113 496 0330, without words or an extension'],
  ['0800 SMILES', 'write it like 0113 496 0330, without words or an extension'],
  ['0113 496 0331 / 0113 496 0332', 'write it like 0113 496 0330, one number only'],
])('the phone number %s is refused with what to write instead', (phone, advice) => {
  expect(mistakes({ phone })).toEqual([
    `content/practices.ts: phone: ${JSON.stringify(phone)} is not a UK phone number; ${advice}`,
  ])
})

test('beside numbers of the UK, the emergency page may name 999 and the like, and nothing else', () => {
  const withNumber = (phone: string) =>
    explain(
      emergencySchema,
      { ...emergency, outsideHelp: { title: 'T', items: [{ phone, when: 'At night' }] } },
      'content/emergency.ts',
    )
  for (const phone of ['111', '999', '0113 496 0331', '+44 (0)113 496 0331'])
    expect(withNumber(phone)).toEqual([])
  expect(withNumber('11')[0]).toContain('"11" is not a UK phone number')
})

test('a number in a sentence is written as the site prints it', () => {
  expect(mistakes({ travel: 'Call +44 (0)113 496 0331 on the way.' })).toEqual([
    'content/practices.ts: travel: write the phone number as the site prints it: Call 0113 496 0331 on the way.',
  ])
})

test('a content file that hands its numbers out as written is told', () => {
  expect(unreadPhones({ a: [{ phone: '0113 496 0331' }] }, 'content/new.ts')).toEqual([])
  expect(unreadPhones({ a: [{ phone: '+441134960331' }] }, 'content/new.ts')).toEqual([
    'content/new.ts: write withPrintedPhones( ) around the content, as in content/practices.ts',
  ])
})

test.each([
  [{ email: 'hello@' }, 'e-mail address'],
  [{ portalUrl: 'http://portal.example' }, 'https://'],
  [{ rating: 5.4 }, 'between 1 and 5'],
  [{ acceptingNhs: 'yes' }, 'write true or false'],
  [{ address: { ...practices.leeds.address, postcode: 'LS1' } }, 'UK postcode'],
  [
    { hours: { ...practices.leeds.hours, weekdays: { open: '9am', close: '16:30' } } },
    '24-hour clock',
  ],
  [{ careOffered: 'both' }, 'NHS, private or NHS and private'],
  [{ tradeName: ' ' }, 'it is empty'],
])('%o is refused with what to write instead', (change, advice) => {
  const errors = mistakes(change)
  expect(errors[0]).toContain(advice)
})

test('a misspelt field is told apart from a missing one', () => {
  const { phone, ...rest } = practices.leeds
  expect(explain(practiceSchema, { ...rest, fone: phone }, 'content/practices.ts')).toEqual([
    'content/practices.ts: phone: this field is missing; write the phone number in quotes',
    'content/practices.ts: fone: there is no such field; check its spelling',
  ])
})

test('a price without a pound sign is refused', () => {
  const wrong = JSON.parse(JSON.stringify(charges).replace('£25.80', '25.80'))
  const [error] = explain(chargesSchema, wrong, 'content/charges.ts')
  expect(error).toMatch(/^content\/charges\.ts: .*: "25\.80" is not a price; write it like £25\.80/)
})

test('an article by somebody who is not on the team is refused', () => {
  const front = {
    id: '9',
    title: 'T',
    excerpt: 'E',
    category: 'Dental Health',
    date: '2026-01-02',
    author: 'Nobody',
    image: 'blog/article-1',
    imageAlt: 'Two toothbrushes in a glass.',
  }
  expect(
    explain(articleSchema as unknown as v.GenericSchema, front, 'content/articles/9.md')[0],
  ).toContain('content/articles/9.md: author: "Nobody" is not one of the team; see content/team.ts')
})
