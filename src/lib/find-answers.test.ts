import { describe, expect, test } from 'vitest'
import { chatbot } from '../../content/chatbot.ts'
import { faq } from '../../content/faq.ts'
import { findAnswers, mentions } from './find-answers.ts'

const entries = [
  { id: 'hours', question: 'When are you open?', keywords: ['open', 'hours', 'saturday'] },
  { id: 'numb', question: 'Will it hurt?', keywords: ['injection', 'numb'] },
  { id: 'phone', keywords: ['phone', 'number'] },
  { id: 'list', keywords: ['waiting list'] },
]
const idsFor = (asked: string) => findAnswers(asked, entries).map(({ id }) => id)

describe('findAnswers', () => {
  test('finds the entry whose words are asked for', () => {
    expect(idsFor('Are you OPEN on Saturdays?')).toEqual(['hours'])
    expect(idsFor('whats your phone nr')).toEqual(['phone'])
  })

  test('finds a phrase only as a whole', () => {
    expect(idsFor('how long is the waiting list')).toEqual(['list'])
    expect(idsFor('a list of waiting rooms')).toEqual([])
  })

  test.each(['satuday', 'saturdayy', 'satruday', 'sathurday'])('takes %s for Saturday', (typed) => {
    expect(idsFor(`open ${typed}`)).toEqual(['hours'])
  })

  test('does not guess at short words', () => {
    expect(idsFor('what about my pumb')).toEqual([])
  })

  test('gives a second answer that fits nearly as well', () => {
    expect(idsFor('phone on saturday')).toEqual(['hours', 'phone'])
  })

  test.each(['', '   ', '???', 'quantum chromodynamics', '🦷', 'a'.repeat(10_000)])(
    'knows nothing of %j',
    (asked) => {
      expect(idsFor(asked)).toEqual([])
    },
  )
})

describe('with the words of the site', () => {
  const { keywords } = chatbot.emergency
  const known = faq.flatMap<string>((item) => item.keywords)

  test.each([
    'I have terrible toothache',
    'my tooth hurts',
    'tooth knocked out playing rugby',
    'my crown fell out',
    'i have an absess',
    'Swolen face',
    "It's urgent!",
  ])('%j is taken for an emergency', (asked) => {
    expect(mentions(asked, keywords, known)).toBe(true)
  })

  test.each(['Do I need an injection?', 'Are you open today?', 'how much is whitening'])(
    '%j is not',
    (asked) => {
      expect(mentions(asked, keywords, known)).toBe(false)
    },
  )

  test.each([
    ['I am scared of the dentist', 'nervous'],
    ['how much does a filling cost', 'cost'],
    ['can my daughter come', 'children'],
    ['do you have wheelchair access', 'access'],
    ['cancel my appointment', 'register-and-book'],
  ])('%j leads to %s', (asked, id) => {
    expect(findAnswers(asked, faq)[0]?.id).toBe(id)
  })
})
