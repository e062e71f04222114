import { expect, test } from 'vitest'
import { describeSlip } from './slip.ts'

/** An error as Node reports it when it cannot read the given line of a content file. */
function slip(content: string, line: number, message = "SyntaxError: Expected ','") {
  const error = new Error()
  error.stack = `file:///srv/site/content/practices.ts:${line}\n${message}\n    at load`
  return describeSlip(error, () => content)
}

test.each([
  [
    "a: {\n  phone: '0113,\n  email: 'x',",
    3,
    /line 2: a quotation mark is missing or one too many/,
  ],
  [
    "a: {\n  phone: '0113'\n  email: 'x',",
    3,
    /line 2: a comma is missing at its end: phone: '0113'/,
  ],
  ["a: {\n  bio: 'On Friday's she teaches',", 2, /line 2: .* write ’ for an apostrophe/],
  ['a: {\n  phone: “0113”,', 2, /line 2: curly quotation marks cannot hold a text/],
  ['a: {\n  phone: 0113 496 0330,', 2, /line 2: write the text in quotation marks/],
  ['a: {\n\n  {', 3, /line 3: a comma or a bracket is missing or one too many/],
])('%j is told by its line', (content, line, sentence) => {
  expect(slip(content, line)).toMatch(sentence)
})

test('a word without quotation marks is told from a true in capitals', () => {
  expect(slip('town: Leeds,', 1, 'ReferenceError: Leeds is not defined')).toBe(
    'content/practices.ts: line 1: write Leeds in quotation marks: town: Leeds,',
  )
  expect(slip('acceptingNhs: True,', 1, 'ReferenceError: True is not defined')).toContain(
    'write true in small letters',
  )
  expect(slip('acceptingNhs: yes,', 1, 'ReferenceError: yes is not defined')).toContain(
    'write true or false',
  )
})

test('an error outside content/ is none of these', () => {
  expect(describeSlip(new Error('disk full'))).toBeUndefined()
})
