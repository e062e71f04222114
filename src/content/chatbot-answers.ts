/** What the assistant's answers consist of: words that lead to them, signs of danger, a treatment, a language. */
import * as v from 'valibot'
import { link, linkTarget } from './blocks.ts'
import {
  asked,
  listOf,
  oneOf,
  optionalWording,
  phoneOrServiceNumber,
  plainText,
  text,
  wording,
  wordings,
} from './fields.ts'

/** What is said of each practice under an answer, from content/practices/ and content/team.yaml. */
const practiceFacts = [
  'phones',
  'hours',
  'nhsStatus',
  'portals',
  'addresses',
  'emails',
  'team',
] as const

/** What is listed under an answer, from content/nhs-charges.yaml and content/prices.yaml. */
const lists = ['charges', 'freeCare', 'prices'] as const

/**
 * Words and phrases with commas between them, as people type them. Capitals, apostrophes, the s of
 * a plural and a slip of the finger in a long word do not matter. `{swelling}` stands for all the
 * words of that name in `wordLists`.
 */
const words = plainText

/** Each a line of words: it is meant where a word or phrase of every line is there, in any order. */
const signs = listOf(words)

export const call = v.strictObject({
  label: wording('Words on the button', 'For example Call 999.'),
  phone: asked(phoneOrServiceNumber, 'Phone', 'For example 999 or 111.'),
})

export const answer = wording('Answer', 'What the assistant says, in a few short sentences.')

/** Words with commas between them, and what the editor says of them. */
export const wordsFor = (label: string, help: string) => asked(words, label, help)

/** Names, each with its words. */
export const wordsByName = (label: string, help: string) =>
  asked(v.record(v.string(), words, 'write names with their words'), label, help)

export const signsOf = (what: string) =>
  listOf(
    signs,
    `Signs of ${what}`,
    'Each is a group of lines of words: it counts when a word of every line is in what somebody writes.',
  )

export const answerParts = {
  answer,
  facts: asked(
    v.optional(oneOf(practiceFacts, 'a list of facts')),
    'Details of each practice below it',
    'Taken from the forms of the practices, for example their phones or hours. May stay empty.',
  ),
  list: asked(
    v.optional(oneOf(lists, 'a list')),
    'List below it',
    'Taken from the NHS charges or the prices. May stay empty.',
  ),
  link: v.optional(link),
  yieldsTo: asked(
    v.optional(v.picklist(['treatments', 'anything'], 'write treatments or anything')),
    'Comes after',
    'Treatments: given only when no treatment is named. Anything: given only when nothing else is known. Usually empty.',
  ),
  words: wordsFor(
    'Words that lead here',
    'Words and phrases with commas between them, as people type them. Capitals, plurals and small slips do not matter.',
  ),
}

export const topic = v.strictObject({
  label: wording('Words on the button', 'Two or three words, for example Opening hours.'),
  ...answerParts,
})

export const emergencyTopic = v.strictObject({
  ...topic.entries,
  callFirst: asked(
    call,
    'Number above all others',
    'Where a life may be in danger. It stands above the numbers of the practices.',
  ),
  painAnswer: wording(
    'Answer to pain without danger',
    'For pain and damage without a sign of danger to life.',
  ),
  always: wordsFor(
    'Words that always mean an emergency',
    'They count even in a general question, where the words above do not: does it hurt? For example toothache, agony.',
  ),
  dangers: signsOf('danger to life'),
  alarming: wordsFor(
    'Alarming parts of the body',
    'A danger when somebody speaks of their own, for example neck, throat.',
  ),
  mouthWords: wordsFor(
    'Words for parts of the mouth',
    'Somebody who speaks of their own, and of nothing else that is known, is told to call.',
  ),
  harmless: wordsFor(
    'Phrases that say the opposite',
    'For example no pain, not swollen. Dangers to life count all the same.',
  ),
})

/** Care on a page of the site, with the words people use for it. Prices come from that page. */
export const treatment = v.strictObject({
  page: asked(
    linkTarget,
    'Page about it',
    'The assistant takes what it costs and how long it takes from there.',
  ),
  cards: v.optional(
    wordings(
      'Cards on that page',
      'Their titles, exactly as they stand there. Leave it empty for all cards of the page.',
    ),
  ),
  title: optionalWording(
    'Name in the answer',
    'Only where the title of the card does not fit. May stay empty.',
  ),
  nhsTopic: optionalWording(
    'Line of the table NHS or private',
    'For care without an NHS charge: what is compared, exactly as in the form NHS information. May stay empty.',
  ),
  words: wordsFor(
    'Words people use for it',
    'With commas between them, for example filling, cavity, hole in my tooth.',
  ),
})

export const language = v.strictObject({
  code: asked(
    v.pipe(text, v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, 'write the code like pl')),
    'Short name of the language',
    'As browsers know it: pl for Polish, ro for Romanian, ur-Latn for Urdu in English letters.',
  ),
  letters: optionalWording(
    'Letters only it uses',
    'Without spaces, for example ąęł. May stay empty.',
  ),
  script: asked(
    v.optional(
      v.pipe(
        plainText,
        v.check(isScript, 'write the English name of the script, for example Gurmukhi or Arabic'),
      ),
    ),
    'Name of its script',
    'In English, where it has a script of its own, for example Gurmukhi. May stay empty.',
  ),
  words: asked(
    v.optional(words),
    'Everyday words of the language',
    'By which it is told from English, with commas between them. May stay empty.',
  ),
  pain: wordsFor(
    'Words for danger or pain',
    'In that language, with commas between them. 999 is then shown first.',
  ),
  answer: wording(
    'Answer in that language',
    'When to call 999, and that you can arrange an interpreter. Have a speaker check it.',
  ),
})

/** Browsers look for its letters by this name, and stop at one they do not know. */
function isScript(name: string) {
  try {
    return new RegExp(`^\\p{Script=${name}}$`, 'u').source.includes(name)
  } catch {
    return false
  }
}

export type PracticeFact = (typeof practiceFacts)[number]
export type AnswerList = (typeof lists)[number]
