import { describe, expect, test } from 'vitest'
import { telHref } from '~/lib/phone-links.ts'
import { replacePhones, unreadablePhone } from './phones-in-text.ts'
import { isServiceNumber, printedPhone } from './uk-phone.ts'

const waysOfWriting = [
  '0113 496 0331',
  '01134960331',
  '(0113) 496 0331',
  '0113-496-0331',
  '0113.496.0331',
  '0113–496–0331',
  '0113\u00a0496\u00a00331',
  '0113\u2009496\u202f0331',
  '\u202a0113 496 0331\u202c',
  '+44 113 496 0331',
  '+44 (0)113 496 0331',
  '(+44) 113 496 0331',
  '0044 113 496 0331',
]

describe('a number', () => {
  test.each(waysOfWriting)('written %j is printed and dialled like any other', (written) => {
    expect(printedPhone(written)).toBe('0113 496 0331')
    expect(telHref(printedPhone(written) ?? '')).toBe('tel:+441134960331')
  })

  test.each([
    ['01632960110', '01632 960110'],
    ['+442082530800', '020 8253 0800'],
    ['03450154033', '0345 015 4033'],
    ['0800 123 456', '0800 123456'],
    ['08001111', '0800 1111'],
    ['+44 (0) 7700 900 123', '07700 900123'],
  ])('%s is grouped as %s', (written, printed) => {
    expect(printedPhone(written)).toBe(printed)
  })

  test.each([
    '',
    '0113 496',
    '0113 496 033',
    '0113 496 03311',
    '0113 496 0331 ext 5',
    '0113 496 0331#5',
    '0113 496 0331 / 0113 496 0332',
    '0113 496 O331',
    'call us',
    '+353 1 496 0331',
    '0909 879 0123',
    '999',
  ])('%j is not read', (written) => {
    expect(printedPhone(written)).toBeUndefined()
  })

  test.each(['999', '111', '18001'])('%s is dialled as it stands', (short) => {
    expect(isServiceNumber(short)).toBe(true)
    expect(telHref(short)).toBe(`tel:${short}`)
  })
})

describe('in a running text', () => {
  const found = (text: string) => {
    const all: string[] = []
    replacePhones(text, (printed, written) => {
      all.push(printed)
      return written
    })
    return all
  }

  test.each(waysOfWriting)('%j is found', (written) => {
    expect(found(`Call ${written}. We answer.`)).toEqual(['0113 496 0331'])
    expect(found(`Bradford:${written}, 24 hours`)).toEqual(['0113 496 0331'])
  })

  test('one is told from the next, and from what follows it', () => {
    expect(found('Call 0113 496 0331 or 01632 960110; 0800 123456. 3 lines')).toEqual([
      '0113 496 0331',
      '01632 960110',
      '0800 123456',
    ])
    expect(found('call 0800 123456 7 days a week')).toEqual(['0800 123456'])
    expect(found('0800 1111 - 24 hours')).toEqual(['0800 1111'])
  })

  test.each([
    '0113-496-033',
    '(0113) 496 033',
    '0113 496 03311',
    '0113 496 0331 ext 5',
    '+44 113 496 033',
  ])('%j cannot be dialled and is named', (written) => {
    expect(unreadablePhone(`Call ${written}, or come in.`)).toBe(written)
  })

  test.each([
    'on 2025-01-13',
    'on 01.02.2025 at 09:00-17:00',
    'NHS 111 or 999, and 18001 first',
    'company 01234567',
    'https://a.example/01134960331',
    '+1 212 555 0100',
  ])('%j has none', (text) => {
    expect(found(text)).toEqual([])
    expect(unreadablePhone(text)).toBeUndefined()
  })
})
