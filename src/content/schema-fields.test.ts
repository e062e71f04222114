import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as field from './fields.ts'
import { mapWords } from './schema-fields.ts'

const loud = (schema: v.GenericSchema, data: unknown) =>
  mapWords(schema, data, (text) => text.toUpperCase())

describe('words that visitors read', () => {
  test('are changed behind a label and a further check', () => {
    expect(loud(field.wording('Label', 'Help'), 'hello')).toBe('HELLO')
    expect(loud(v.pipe(v.pipe(field.text, v.title('Label')), v.maxLength(9)), 'hello')).toBe(
      'HELLO',
    )
    expect(loud(v.optional(field.wording('Label')), 'hello')).toBe('HELLO')
    expect(loud(field.wordings('Label', 'Help'), ['hello'])).toEqual(['HELLO'])
  })

  test('are told from patterns and names, labelled or not', () => {
    const pattern = v.pipe(field.text, v.regex(/^case-\d+$/))
    expect(loud(field.asked(pattern, 'Label'), 'case-07')).toBe('case-07')
    expect(loud(v.pipe(pattern, v.title('Label')), 'case-07')).toBe('case-07')
    expect(loud(field.asked(field.plainText, 'Label'), 'veneers')).toBe('veneers')
    expect(loud(field.asked(field.imagePath, 'Label'), 'team/jane')).toBe('team/jane')
  })
})
