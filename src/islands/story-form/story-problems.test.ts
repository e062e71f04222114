import { expect, test } from 'vitest'
import { readContent } from '~/content/read-content.ts'
import { storyProblems } from './story-problems.ts'

const { shareYourStory } = readContent()

const words = shareYourStory.problems

test('problems come in the order of the form, in its words', () => {
  const found = storyProblems({ consentVideo: 'is required', email: 'is required' }, words)
  expect(Object.entries(found)).toEqual([
    ['email', words.email],
    ['consentVideo', words.consentVideo],
  ])
})

test('what is too long is told as such', () => {
  expect(storyProblems({ title: 'is longer than 120 characters' }, words).title).toBe(words.tooLong)
})

test('what no visitor can mend is not shown', () => {
  expect(storyProblems({ submissionId: 'must be a UUID', website: 'x' }, words)).toEqual({})
})
