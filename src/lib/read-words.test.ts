import { describe, expect, test } from 'vitest'
import { mentions, stem, wordReader, wordsOf } from './read-words.ts'

test('words are compared without capitals, accents, apostrophes and the s of a plural', () => {
  expect(wordsOf('My TOOTH’s züb, the Crowns!')).toEqual(['my', 'tooth', 'zub', 'the', 'crown'])
})

describe('wordReader', () => {
  const read = wordReader({
    wanted: ['saturday', 'invisalign', 'choking', 'crown', 'aching', 'numb', 'mouth'],
    right: ['cooking'],
    meanings: { mouth: 'gob' },
  })

  test.each([
    ['satuday', 'saturday'],
    ['saturdayy', 'saturday'],
    ['satruday', 'saturday'],
    ['invisaline', 'invisalign'],
    ['invizalin', 'invisalign'],
    ['crwon', 'crown'],
    ['achin', 'aching'],
    ['gob', 'mouth'],
  ])('takes %s for %s', (typed, meant) => {
    expect(read(typed)).toEqual([meant])
  })

  test('a word that is right as it stands is left alone', () => {
    expect(read('cooking')).toEqual(['cooking'])
  })

  test('does not guess at short words, or at much', () => {
    expect(read('pumb')).toEqual(['pumb'])
    expect(read('saturn')).toEqual(['saturn'])
    expect(read('misaligned')).toEqual(['misaligned'])
  })
})

test('a phrase is there only as a whole', () => {
  expect(mentions(wordsOf('my tooth fell out'), ['fell out'])).toBe(true)
  expect(mentions(wordsOf('out of a tree I fell'), ['fell out'])).toBe(false)
})

test.each([
  ['filling', 'filled'],
  ['whitening', 'whiten'],
  ['prices', 'pricing'],
  ['crowns', 'crown'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test.each([
  ['number', 'numb'],
  ['car', 'care'],
])('%s and %s have not', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})
