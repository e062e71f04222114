import { expect, test } from 'vitest'
import { wordsOf } from './read-words.ts'
import { soundsDangerous, soundsUrgent, tellsOfOwnMouth } from './sounds-urgent.ts'

const urgent = {
  keywords: ['hurts', 'broken'],
  always: ['emergency'],
  alarming: ['throat'],
  mouthWords: ['tooth'],
  dangers: [[['cannot', 'hard to'], ['breathe']]],
  harmless: ['no pain', 'not an emergency'],
}
const isUrgent = (asked: string) => soundsUrgent(asked, urgent, wordsOf)

test.each([
  'my tooth hurts',
  'broken',
  'are you open? it hurts',
  'do you see emergencies or emergency',
])('%j is urgent', (asked) => {
  expect(isUrgent(asked)).toBe(true)
})

test('a danger needs a word of every list, in any order, and always counts', () => {
  expect(soundsDangerous('breathe? I cannot!', urgent, wordsOf)).toBe(true)
  expect(isUrgent('not an emergency but hard to breathe')).toBe(true)
  expect(soundsDangerous('I cannot come', urgent, wordsOf)).toBe(false)
})

test('some parts of the body are a danger when they are one’s own', () => {
  expect(soundsDangerous('my throat feels odd', urgent, wordsOf)).toBe(true)
  expect(soundsDangerous('do you numb the throat', urgent, wordsOf)).toBe(false)
})

test('what follows an "and" belongs to the sentence before it', () => {
  expect(isUrgent('my son has a hole and is in a state, it hurts')).toBe(true)
  expect(isUrgent('is it long and does it hurt, or are crowns broken')).toBe(false)
})

test.each(['what if a crown is broken', 'not an emergency', 'good morning'])(
  '%j is not urgent',
  (asked) => {
    expect(isUrgent(asked)).toBe(false)
  },
)

test('a question in general turns urgent when it is about oneself', () => {
  expect(isUrgent('is it normal that it hurts')).toBe(false)
  expect(isUrgent('is it normal that my tooth hurts')).toBe(true)
})

test('somebody who tells of their own mouth is told from somebody who asks', () => {
  expect(tellsOfOwnMouth(wordsOf('my tooth feels odd'), urgent)).toBe(true)
  expect(tellsOfOwnMouth(wordsOf('do you do tooth gems'), urgent)).toBe(false)
  expect(tellsOfOwnMouth(wordsOf('my car is outside'), urgent)).toBe(false)
})
