import { globSync, readFileSync } from 'node:fs'
import { test as anyTest, describe, expect } from 'vitest'
import { parseYaml } from './parse-yaml.ts'
import { readContent } from './read-content.ts'

const { aftercareSheets, easyRead, emergency, faq, group, practices, search, services } =
  readContent('content', (text) => text)

const { painkillers } = parseYaml(
  readFileSync('content/treatment-facts.yaml', 'utf8'),
  'content/treatment-facts.yaml',
) as { painkillers: string }

/** Advice that a patient acts on before anybody has seen them; an owner's words are their dentists' to judge. */
const test = anyTest.runIf(group.sample)

/** Every text that an editor writes, and lines of Markdown. */
const texts = [
  ...globSync('content/**/*.yaml').flatMap((file) =>
    textsIn(parseYaml(readFileSync(file, 'utf8'), file)).map((text) => ({ file, text })),
  ),
  ...globSync('content/{aftercare,articles,legal}/*.md').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text) => ({ file, text })),
  ),
]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What is read in one go: a card or an answer with its own texts and lists, a section of Markdown. */
const cards = [
  ...globSync('content/**/*.yaml', { exclude: ['content/treatment-facts.yaml'] }).flatMap((file) =>
    cardsIn(parseYaml(readFileSync(file, 'utf8'), file)).map((words) => ({ file, words })),
  ),
  ...globSync('content/**/*.md').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^#+ /m)
      .map((section) => ({ file, words: [section] })),
  ),
]

function cardsIn(value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap(cardsIn)
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.values(value)
  return [parts.flat().filter((part) => typeof part === 'string'), ...parts.flatMap(cardsIn)]
}

/** Words that visitors type in a search are no advice. */
const isSentenceOnPainkillers = (text: string) =>
  /paracetamol|ibuprofen/i.test(text) && /[.!?]\s*$/.test(text)

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

  test('whoever is told to take one reads in the same card or answer who must not, and the limit', () => {
    const advice = cards.filter(({ words }) => words.some(isSentenceOnPainkillers))
    const isComplete = (words: string) =>
      /if they are safe for (you|them)/.test(words) &&
      words.includes('{{treatmentFacts.painkillers}}')
    expect(advice.length).toBeGreaterThan(0)
    expect(advice.filter(({ words }) => !isComplete(words.join(' ')))).toEqual([])
  })

  test('who must not take ibuprofen, how much paracetamol is too much, and whom to call then', () => {
    for (const who of ['pregnant', 'blood thinners', 'stomach ulcer', 'asthma'])
      expect(painkillers).toMatch(new RegExp(`Not ibuprofen if[^.]*${who}`))
    expect(painkillers).toMatch(/Never more than 8 paracetamol \(500 mg\) in 24 hours[^.]*NHS 111/)
  })
})

test('a rinse with salt water is not for small children, wherever it is advised', () => {
  const rinses = textsWith(/\bsalt(y|[- ]water)?\b/i)
  expect(rinses.length).toBeGreaterThan(0)
  expect(rinses.filter((text) => !/not for small children/.test(text))).toEqual([])
})

test('a knocked-out tooth: adult teeth only comes first; rinsed in milk or licked clean, it never dries', () => {
  const advice = emergency.cards.find(({ title }) => title === 'Knocked-out tooth')?.whatToDo
  expect(advice?.[0]).toMatch(/^\*\*Adult teeth only\.\*\* .*baby tooth.*do not put it back/)
  expect(advice?.join(' ')).toMatch(/rinse it briefly in milk, or lick it clean\. Never let it dry/)
})

describe('Easy Read says what the emergency page says', () => {
  const said = (title: RegExp) =>
    easyRead.parts
      .find((part) => title.test(part.title))
      ?.lines.map(({ text }) => text)
      .join(' ') ?? ''

  test('there is a part for each card', () => {
    expect(easyRead.parts).toHaveLength(emergency.cards.length)
  })

  test('999 for breathing, swallowing, spreading swelling, bleeding, head and jaw', () => {
    const signs = easyRead.danger.lines.map(({ text }) => text).join(' ')
    expect(easyRead.danger.title).toMatch(/^Call 999 or go to A&E/)
    for (const sign of [
      'breathe',
      'swallow',
      'eye',
      'neck',
      'under your tongue',
      'blood',
      'head',
      'jaw',
    ])
      expect(signs).toContain(sign)
  })

  test('a knocked-out tooth: a baby tooth is never put back, and that comes first', () => {
    const advice = said(/knocked out/)
    expect(advice).toMatch(/^Is it a baby tooth\?[^.]*\. Do not put a baby tooth back/)
    expect(advice).toMatch(/in milk, or lick it clean/)
    expect(advice).toMatch(/hit your head\? Go to A&E first/)
  })

  test.each([
    [/swollen/, /Call us at once.*Do not squeeze it\. Do not put heat on it.*Call 999/],
    [
      /bleeds/,
      /Press for 20 minutes.*20 more minutes.*Do not rinse, spit, smoke.*Do not stop them/,
    ],
    [/broken/, /in milk.*loose.*today.*cough or wheeze\? Go to A&E/],
    [/lost/, /Do not use glue.*next day or two.*cough or wheeze\? Go to A&E/],
    [/hurts/, /Call us today.*pharmacist.*Never put aspirin on your gum/],
  ])('%s', (title, advice) => {
    expect(said(title)).toMatch(advice)
  })
})

test('children: the words on a knocked baby tooth are those of the emergency page', () => {
  const points = services
    .flatMap(({ page }) => page?.goodToKnow ?? [])
    .flatMap((part) => part.points)
  const emergencyWords = emergency.cards
    .find(({ title }) => title === 'Knocked-out tooth')
    ?.whatToDo[0]?.replace('**Adult teeth only.** ', '')
  expect(points.some((point) => point.startsWith(emergencyWords ?? '-'))).toBe(true)
})

test('whoever has had sedation through a vein has an adult with them and does not drive for 24 hours', () => {
  const sedation = services.find(({ page }) => page?.address === '/services/sedation')?.page
  const words = JSON.stringify(sedation)
  expect(words).toMatch(/an adult takes you home[^.]*stays until the next morning/)
  expect(words).toMatch(/For 24 hours after sedation through a vein: no driving, no alcohol/)
})

test.each(aftercareSheets)(
  '$title: the days in order, what is normal, when to call and when 999',
  (sheet) => {
    const titles = sheet.headings.map(({ title }) => title)
    expect(titles).toEqual(['Today', 'Tonight', 'This week', 'What is normal'])
    expect(sheet.call.length).toBeGreaterThan(3)
    expect(sheet.call999.join()).toContain('trouble breathing, swallowing or speaking')
  },
)

test('an emergency is assessed before anything is numbed', () => {
  expect(emergency.steps[0]?.title).toBe('Immediate assessment')
  expect(textsWith(/before anything else/i)).toEqual([])
})

test.each(
  Object.values(practices).flatMap(({ page, nhsPage }) =>
    [page, nhsPage].flatMap((held) => (held ? [[held.address, held.services] as const] : [])),
  ),
)('%s: whoever is in pain or swollen is told to call at once', (_, services) => {
  const urgent = services.find(({ title }) => /emergenc|urgent/i.test(title))
  expect(urgent?.description).toMatch(/pain.*swelling.*call at once/i)
})

test('deeper cleaning under local anaesthetic is Band 2', () => {
  const treatments = services.flatMap(({ page }) => page?.treatments ?? [])
  const hygiene = treatments
    .flatMap(({ list }) => list)
    .find(({ title }) => title === 'Hygiene and gum care')
  expect(hygiene?.features.join(' ')).toMatch(/local anaesthetic[^.]*Band 2/)
  expect(hygiene?.costs).toContainEqual({ nhsBand: 'band2' })
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
  const answer = services
    .flatMap(({ page }) => page?.questions ?? [])
    .find(({ question }) => /should not have whitening/.test(question))
  expect(answer?.answer).toMatch(
    /Decay and gum disease are treated first\. You cannot have whitening if you're allergic to peroxide or anything else in the gel/,
  )
  expect(textsWith(/allerg[^.]*come first/i)).toEqual([])
})

test('the search names the emergency page first, then 999 and when', () => {
  const { question, link, call, when } = search.emergency
  expect(question).toMatch(/pain/)
  expect(link.to).toBe('/emergency-dentist')
  expect(call).toEqual({ label: 'Call 999', phone: '999' })
  for (const sign of ['breathe', 'swallow', 'swelling', 'eye or neck', 'bleeding'])
    expect(when).toContain(sign)
})
