import fc from 'fast-check'
import { isValidPhoneNumber, parsePhoneNumber } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import { replacePhones, unreadablePhone } from '~/content/phones-in-text.ts'
import { isServiceNumber, printedPhone } from '~/content/uk-phone.ts'
import { telHref } from './phone-links.ts'

const waysOfWriting = [
  '0113 496 0331',
  '01134960331',
  '(0113) 496 0331',
  '(0113)4960331',
  '0113-496-0331',
  '0113.496.0331',
  '0113–496–0331',
  '0113\u00a0496\u00a00331',
  '0113\u2009496\u202f0331',
  '\u202a0113 496 0331\u202c',
  '  0113 496 0331 ',
  '+44 113 496 0331',
  '+441134960331',
  '+44 (0)113 496 0331',
  '+44(0)1134960331',
  '+44 0113 496 0331',
  '(+44) 113 496 0331',
  '+44-113-496-0331',
  '0044 113 496 0331',
  '00441134960331',
  '0044 (0)113 496 0331',
]

describe('a number', () => {
  test.each(waysOfWriting)('written %j is printed and dialled like any other', (written) => {
    expect(printedPhone(written)).toBe('0113 496 0331')
    expect(telHref(printedPhone(written) ?? '')).toBe('tel:+441134960331')
  })

  test.each([
    ['01632960110', '01632 960110', 'tel:+441632960110'],
    ['+442082530800', '020 8253 0800', 'tel:+442082530800'],
    ['03450154033', '0345 015 4033', 'tel:+443450154033'],
    ['03000 616 161', '0300 061 6161', 'tel:+443000616161'],
    ['08088000082', '0808 800 0082', 'tel:+448088000082'],
    ['0800 123 456', '0800 123456', 'tel:+44800123456'],
    ['08001111', '0800 1111', 'tel:+448001111'],
    ['+44 (0) 7700 900 123', '07700 900123', 'tel:+447700900123'],
    ['0121 496 0123', '0121 496 0123', 'tel:+441214960123'],
    ['01539423456', '015394 23456', 'tel:+441539423456'],
  ])('%s is grouped as %s', (written, printed, href) => {
    expect(printedPhone(written)).toBe(printed)
    expect(telHref(printed)).toBe(href)
  })

  test.each([
    '',
    '0113 496',
    '0113 496 033',
    '0113 496 03311',
    '0113 496 0331 ext 5',
    '0113 496 0331 x5',
    '0113 496 0331#5',
    '0113 496 0331 / 0113 496 0332',
    '0113 496 0331, 0113 496 0332',
    '0113 496 0331-2',
    '0113 496 O331',
    '0800 SMILES',
    'call us',
    '+1 212 555 0100',
    '+353 1 496 0331',
    '001 212 555 0100',
    '113 496 0331',
    '44 113 496 0331',
    '0909 879 0123',
    '999',
    '111',
    '18001',
  ])('%j is not read', (written) => {
    expect(printedPhone(written)).toBeUndefined()
  })
})

const digit = fc.integer({ min: 0, max: 9 })
const digits = (count: number) =>
  fc.array(digit, { minLength: count, maxLength: count }).map((all) => all.join(''))
/** Numbers as they follow the 0 or the +44. */
const number = fc.oneof(
  ...['113', '121', '1632', '1765', '20', '28', '29', '345', '300', '808', '77', '79'].map((area) =>
    digits(10 - area.length).map((rest) => area + rest),
  ),
  digits(6).map((rest) => `800${rest}`),
)
const start = fc.constantFrom('0', '(0', '+44', '+44 ', '+44 (0)', '+44 (0) ', '0044', '0044 (0)')
const gap = fc.constantFrom('', ' ', '-', '.', '\u00a0', ') ', ' - ')

test('however a number is written, it is printed and dialled the same', () => {
  fc.assert(
    fc.property(number, start, fc.array(gap, { minLength: 10 }), (number, start, gaps) => {
      const written = start + [...number].map((d, i) => d + (gaps[i] ?? '')).join('')
      const printed = printedPhone(`0${number}`) ?? ''
      expect(printed.replaceAll(' ', '')).toBe(`0${number}`)
      expect(printedPhone(written)).toBe(printed)
      expect(printedPhone(printed)).toBe(printed)
      expect(telHref(printed)).toBe(`tel:+44${number}`)
    }),
  )
})

test('numbers of the plan are grouped as the plan has them', () => {
  const any = fc.oneof(
    number,
    ...['1', '2', '3', '7', '80'].map((area) =>
      digits(10 - area.length).map((rest) => area + rest),
    ),
  )
  fc.assert(
    fc.property(
      any.filter((candidate) => isValidPhoneNumber(`0${candidate}`, 'GB')),
      (candidate) => {
        const printed = printedPhone(`0${candidate}`)
        // Pagers and personal numbers, which cost more, are not read.
        if (/^7[06]/.test(candidate)) return
        expect(printed).toBe(parsePhoneNumber(`0${candidate}`, 'GB').formatNational())
      },
    ),
    { numRuns: 1000 },
  )
})

test.each(['999', '111', '18000', '18001'])('%s is dialled as it stands', (short) => {
  expect(isServiceNumber(short)).toBe(true)
  expect(telHref(short)).toBe(`tel:${short}`)
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
    expect(found(`Call ${written.trim()}. We answer.`)).toEqual(['0113 496 0331'])
    expect(found(`Bradford:${written.trim()}, 24 hours`)).toEqual(['0113 496 0331'])
  })

  test('one is told from the next', () => {
    expect(found('Call 0113 496 0331 or 01632 960110; 0800 123456. 3 lines')).toEqual([
      '0113 496 0331',
      '01632 960110',
      '0800 123456',
    ])
    expect(found('- 0113 496 0331\n- 0113 496 0332')).toHaveLength(2)
  })

  test('what follows a number is not taken into it', () => {
    expect(found('call 0800 123456 7 days a week')).toEqual(['0800 123456'])
    expect(found('0800 1111 - 24 hours')).toEqual(['0800 1111'])
    expect(found('0113 496 0331 12 hours a day')).toEqual(['0113 496 0331'])
  })

  test.each([
    '0113-496-033',
    '0113496033',
    '(0113) 496 033',
    '0113 496 033 1',
    '0113 496 03311',
    '0113 49 60 331',
    '0113 496 0331 ext 5',
    '0113 496 0331 x5',
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
    '0.1-6 % peroxide, 0345 of them',
    '+1 212 555 0100',
  ])('%j has none', (text) => {
    expect(found(text)).toEqual([])
    expect(unreadablePhone(text)).toBeUndefined()
  })
})
