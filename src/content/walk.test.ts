import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as field from './fields.ts'
import { mapWords, metadataOf, type Walkable } from './walk.ts'

const notesOn = (schema: v.GenericSchema) => metadataOf(schema as Walkable)

const loud = (schema: v.GenericSchema, data: unknown) =>
  mapWords(schema, data, (text) => text.toUpperCase())

describe('what is noted on a field', () => {
  test('is found behind a label', () => {
    expect(notesOn(field.asked(field.text, 'Label', 'Help')).isWords).toBe(true)
    expect(notesOn(v.pipe(field.text, v.title('Label'))).isWords).toBe(true)
    expect(notesOn(v.pipe(field.imagePath, v.title('Label'))).names).toBe('picture')
  })

  test('is found inside optional, behind checks and labels of its own', () => {
    const schema = field.asked(
      v.optional(v.pipe(v.pipe(field.isoDate, v.title('Inner')), v.minLength(1))),
      'Outer',
    )
    expect(notesOn(schema).input).toBe('date')
  })
})

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

describe('a labelled field', () => {
  test('checks and hands out what it did before', () => {
    expect(v.parse(field.asked(field.sample, 'Label'), undefined)).toBe(false)
    expect(v.is(field.asked(field.postcode, 'Label'), 'BD1 1AA')).toBe(true)
    expect(v.is(field.asked(field.postcode, 'Label'), 'BD1')).toBe(false)
    const group = field.asked(v.strictObject({ name: v.optional(field.text) }), 'Label')
    expect(v.parse(group, {})).toEqual({})
    expect(Object.keys(group.entries)).toEqual(['name'])
  })
})
