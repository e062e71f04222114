import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chatbot } from './chatbot.ts'
import { emergency } from './emergency.ts'
import { faq } from './faq.ts'
import { teethWhitening } from './teeth-whitening.ts'

/** Advice that a patient acts on before anybody has seen them. */

/** What an editor writes between quotation marks, and lines of Markdown. */
const texts = globSync('content/{*.ts,service-pages/*.ts,articles/*.md,pages/*.md}')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const found = file.endsWith('.md')
      ? source.split('\n')
      : source.replace(/\/\*[\s\S]*?\*\//g, '').match(/'[^']*'|"[^"]*"|`[^`]*`/g)
    return (found ?? []).map((text) => ({ file, text }))
  })

const textsWith = (words: RegExp, except?: RegExp) =>
  texts
    .filter(({ text }) => words.test(text) && !except?.test(text))
    .map(({ file, text }) => `${file}: ${text}`)

const painCard = emergency.cards.find(({ title }) => title === 'Severe tooth pain')
const abscessCard = emergency.cards.find(({ title }) => title === 'Dental abscess')
const painAnswer = faq.find(({ id }) => id === 'emergency')?.answer

describe('painkillers', () => {
  test.each([
    ['the card on tooth pain', painCard?.whatToDo.join(' ')],
    ['the card on an abscess', abscessCard?.whatToDo.join(' ')],
    ['the answer to people in pain', painAnswer],
  ])('%s names those to take, with who should not', (_, advice) => {
    expect(advice).toMatch(/paracetamol or ibuprofen, if they are safe for you/i)
    expect(advice).toMatch(/\baspirin\b[^.]*\bunder 16\b|\bunder 16\b[^.]*\baspirin\b/i)
    expect(advice).toMatch(/follow the packet/)
  })

  test('nobody is told to take what they usually take, or painkillers in general', () => {
    expect(
      textsWith(/painkillers? (you|they) usually|(simple|ordinary|take) painkillers/i),
    ).toEqual([])
  })

  test('wherever one is named, so is the condition', () => {
    expect(textsWith(/paracetamol|ibuprofen/i, /if they are safe for (you|them)/)).toEqual([])
  })
})

test('a rinse with salt water is not for small children, wherever it is advised', () => {
  const rinses = textsWith(/\bsalt(y|[- ]water)?\b/i)
  expect(rinses.length).toBeGreaterThan(0)
  expect(rinses.filter((text) => !/not for small children/.test(text))).toEqual([])
})

test('no call waits for the next working day, since emergency care is there 24/7', () => {
  expect(
    textsWith(
      /next working|returned the next|call(s|ed)? (you )?back|answering machine|voicemail/i,
      /do not wait/,
    ),
  ).toEqual([])
})

test('whoever is allergic to the whitening gel cannot have it', () => {
  const answer = teethWhitening.questions.find(({ question }) => /should not whiten/.test(question))
  expect(answer?.answer).toMatch(
    /allergic to the gel, whether to peroxide or to another ingredient, cannot have whitening/,
  )
  expect(textsWith(/allerg[^.]*come first/i)).toEqual([])
})

test('the assistant names 999 before anything else, and when', () => {
  const { answer } = chatbot.emergency
  expect(answer).toMatch(/^Call 999 or go to A&E now if/)
  for (const sign of ['breathe', 'swallow', 'open your mouth', 'swelling', 'bleeding'])
    expect(answer).toContain(sign)
  expect(answer.indexOf('999')).toBeLessThan(answer.indexOf('call a practice'))
})
