import { expect, test } from 'vitest'
import { storyAnswers } from './story-answers.ts'

const form = (entries: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

test('an empty form gives empty answers and no consent', () => {
  expect(storyAnswers(form({}))).toMatchObject({ firstName: '', rating: '', consentVideo: false })
})

test('a ticked box is a consent', () => {
  expect(storyAnswers(form({ consentVideo: 'on' }))).toMatchObject({
    consentVideo: true,
    consentWebsite: false,
  })
})

test('right-to-left text stays, the marks that turn its direction go', () => {
  expect(storyAnswers(form({ title: '\u202Bابتسامة جديدة\u202C' })).title).toBe('ابتسامة جديدة')
})

test('line ends and tabs of pasted text stay, control characters go', () => {
  expect(storyAnswers(form({ description: 'one\n\ttwo\u0000\u0007' })).description).toBe(
    'one\n\ttwo',
  )
})
