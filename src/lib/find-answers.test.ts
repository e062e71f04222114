import { describe, expect, test } from 'vitest'
import { scoreAnswers } from './find-answers.ts'
import { wordsOf } from './read-words.ts'

const entries = [
  { id: 'hours', question: 'When are you open?', keywords: ['open', 'hours', 'saturday'] },
  { id: 'numb', question: 'Will it hurt?', keywords: ['injection', 'numb'] },
  { id: 'phone', keywords: ['phone', 'number'] },
  { id: 'list', keywords: ['waiting list'] },
  { id: 'lasting', question: 'How long do implants last?', keywords: [] },
]
const found = (asked: string) => scoreAnswers(wordsOf(asked), entries)
const idsFor = (asked: string) => found(asked).map(({ entry }) => entry.id)
const shareOfSecond = (asked: string) => {
  const [first, second] = found(asked)
  return (second?.score ?? 0) / (first?.score ?? 0)
}

describe('scoreAnswers', () => {
  test('finds the entry whose words are asked for, in any form', () => {
    expect(idsFor('Are you OPEN on Saturdays?')).toEqual(['hours'])
    expect(idsFor('what about opening')).toEqual(['hours'])
    expect(idsFor('whats your phone nr')).toEqual(['phone'])
  })

  test('finds a phrase only as a whole', () => {
    expect(idsFor('how long is the waiting list')).toEqual(['list'])
    expect(idsFor('a list of waiting rooms')).toEqual([])
  })

  test('without a keyword, two words of a question are needed', () => {
    expect(idsFor('will an implant last')).toEqual(['lasting'])
    expect(idsFor('implant')).toEqual([])
  })

  test('says how well a second answer fits beside the first', () => {
    expect(idsFor('phone on saturday')).toEqual(['hours', 'phone'])
    expect(shareOfSecond('phone on saturday')).toBe(1)
    expect(idsFor('phone number on saturday')).toEqual(['phone', 'hours'])
    expect(shareOfSecond('phone number on saturday')).toBe(0.5)
  })

  test.each(['', '   ', '???', 'quantum chromodynamics', '🦷', 'a'.repeat(10_000)])(
    'knows nothing of %j',
    (asked) => {
      expect(idsFor(asked)).toEqual([])
    },
  )
})
