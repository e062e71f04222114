import { expect, test } from 'vitest'
import { practice } from '~/seo/practice.fixture.ts'
import { closuresCalendar } from './closures-calendar.ts'
import { contactCard } from './contact-card.ts'

const options = { groupName: 'Ridings', host: 'www.ridings.example', lastUpdated: '2026-11-15' }

const other = { open: '09:30', close: '13:00' }
const calendar = closuresCalendar(
  {
    ...practice,
    exceptionalDays: [
      { date: '2026-12-31', reason: 'Staff training, all day', hours: 'closed' },
      { date: '2027-06-01', reason: 'Building work', hours: other },
    ],
  },
  options,
)

test('a closed day is one of all day, until the next; its comma is escaped', () => {
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(calendar.replaceAll('\r\n ', '')).toContain('closed: Staff training\\, all day\r\n')
})

test('other hours are told by London’s clock, in summer an hour before Greenwich’s', () => {
  expect(calendar).toContain('DTSTART:20270601T083000Z\r\nDTEND:20270601T120000Z\r\n')
})

test('events are stamped with the content’s own day and named alike in every build', () => {
  expect(calendar.match(/^DTSTAMP:.*$/gm)).toEqual(
    Array.from({ length: 2 }, () => 'DTSTAMP:20261115T000000Z'),
  )
  expect(calendar).toContain('UID:2026-12-31-leeds@www.ridings.example\r\n')
})

test('lines end as the standards ask and are never longer than 75 octets', () => {
  const long = { ...practice, tradeName: `Café ${'Owlgate '.repeat(20)}` }
  for (const file of [
    closuresCalendar(
      { ...long, exceptionalDays: [{ date: '2026-12-25', reason: 'Noël', hours: 'closed' }] },
      options,
    ),
    contactCard(long, options),
  ]) {
    const lines = file.split('\r\n')
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(file.replaceAll('\r\n ', '')).toContain(long.tradeName)
  }
})

test('a contact has the practice’s name, number, address and mail, each where a phone looks for it', () => {
  const card = contactCard(practice, options)
  expect(card).toContain('VERSION:3.0\r\n')
  expect(card).toContain('FN:Owlgate Dental Practice\r\n')
  expect(card).toContain('TEL;TYPE=WORK,VOICE:+441134960330\r\n')
  expect(card).toContain(
    'ADR;TYPE=WORK:;;27 Owlgate Street;Leeds;West Yorkshire;LS1 9ZZ;United Kingdom\r\n'.replace(
      /^(.{75})/,
      '$1\r\n ',
    ),
  )
})
