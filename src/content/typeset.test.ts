import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { typeset } from './typeset.ts'

/** What stands for a space and a hyphen at which no line ends. */
const shown = (text: string) => typeset(text).replaceAll('\u00a0', '~').replaceAll('-\u2060', '=')

describe('quotes', () => {
  test.each([
    ["Children's care, the dentist's", 'Children’s care, the dentist’s'],
    ["We'll call", 'We’ll call'],
    ["24 hours' notice", '24~hours’ notice'],
    ['such as "I stopped hiding my smile".', 'such as “I stopped hiding my smile”.'],
    ['"The Practice Manager, Complaints"', '“The Practice Manager, Complaints”'],
    ["('Write Review')", '(‘Write Review’)'],
    ['"\'Stop\' means stop"', '“‘Stop’ means stop”'],
    ['**"Raise your hand"**', '**“Raise your hand”**'],
    ['Write to "hello@woolgate.example".', 'Write to “hello@woolgate.example”.'],
    ["the '90s", 'the ’90s'],
  ])('%s', (written, set) => {
    expect(shown(written)).toBe(set)
  })
})

describe('figures', () => {
  test.each([
    ['0.1-6 % peroxide', '0.1–6% peroxide'],
    ['400 %', '400%'],
    ['1-3 years', '1–3~years'],
    ['60-90 minutes, then 2-4 weeks', '60–90~minutes, then 2–4~weeks'],
    ['9:00-17:00', '9:00–17:00'],
    ['9:00 AM-5:00 PM', '9:00~AM–5:00~PM'],
    ['Mon-Fri 9am-5pm', 'Mon-Fri 9am-5pm'],
    ['£150-£300', '£150–£300'],
    ['1,350-1,500 ppm', '1,350–1,500~ppm'],
    ['2025-26', '2025–26'],
    ['2025-10-14', '2025-10-14'],
    ['case-01, 3-month-old', 'case-01, 3-month-old'],
  ])('%s', (written, set) => {
    expect(shown(written)).toBe(set)
  })
})

describe('where no line ends', () => {
  test.each([
    ['A check-up, two Check-ups', 'A check=up, two Check=ups'],
    ['for under-18s', 'for under=18s'],
    ['co\u2011pay, pasted co\u2010pay', 'co=pay, pasted co-pay'],
    ['within 2 working days', 'within 2~working~days'],
    ['You will have X-rays if needed', 'You will have X=rays if needed'],
    ['sugar-free gum on the ground-floor', 'sugar=free gum on the ground=floor'],
    ['Band 2 and NHS 111', 'Band~2 and NHS~111'],
    ['15 November 2026', '15~November 2026'],
    ['0113 496 0330 or 01632 960110', '0113~496~0330 or 01632~960110'],
    ['14 Woolgate Row, BD1 9ZZ', '14 Woolgate Row, BD1~9ZZ'],
  ])('%s', (written, set) => {
    expect(shown(written)).toBe(set)
  })
})

test.each([
  'Mon-Fri: 9-5',
  'Monday - Friday',
  'digital X-rays',
  'Follow-up care',
  'Private treatment in-house',
  'Take-home kit',
  'Knocked-out tooth',
  'A comfortable anxiety-free setting',
  'Implant-retained dentures',
  '1500+ five-star reviews',
])('"%s" can be found as it is specified', (text) => {
  expect(typeset(text)).toBe(text)
})

test.each([
  'https://ico.org.uk/make-a-complaint/?a=1-2',
  'dpo@threeridings-dental.example',
  '[the form](/share-your-story#check-up-1-2)',
  "{{policies.check-up}} {country name} {{a 'b'}}",
  'equalityadvisoryservice.com',
  "`it's 1-2`",
  'tooth-check-up',
])('%s is left alone', (text) => {
  expect(typeset(text)).toBe(text)
})

test('what is set already stays as it is', () => {
  const texts = globSync('content/**/*.{ts,md,yaml,json}', { exclude: ['**/*.test.ts'] })
  expect(texts.length).toBeGreaterThan(20)
  for (const file of texts) {
    const once = typeset(readFileSync(file, 'utf8'))
    expect(typeset(once), file).toBe(once)
  }
})
