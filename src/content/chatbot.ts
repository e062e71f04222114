import * as v from 'valibot'
import { link, linkTarget } from './blocks.ts'
import * as field from './fields.ts'

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
const words = field.plainText

/** Each a line of words: it is meant where a word or phrase of every line is there, in any order. */
const signs = field.listOf(words)

const call = v.strictObject({
  label: field.wording('Words on the button', 'For example Call 999.'),
  phone: field.asked(field.phoneOrServiceNumber, 'Phone', 'For example 999 or 111.'),
})

const answer = field.wording('Answer', 'What the assistant says, in a few short sentences.')

/** Words with commas between them, and what the editor says of them. */
const wordsFor = (label: string, help: string) => field.asked(words, label, help)

const signsOf = (what: string) =>
  field.asked(
    field.listOf(signs),
    `Signs of ${what}`,
    'Each is a group of lines of words: it counts when a word of every line is in what somebody writes.',
  )

const answerParts = {
  answer,
  facts: field.asked(
    v.optional(field.oneOf(practiceFacts, 'a list of facts', 'src/content/chatbot.ts')),
    'Details of each practice below it',
    'Taken from the forms of the practices, for example their phones or hours. May stay empty.',
  ),
  list: field.asked(
    v.optional(field.oneOf(lists, 'a list', 'src/content/chatbot.ts')),
    'List below it',
    'Taken from the NHS charges or the prices. May stay empty.',
  ),
  link: v.optional(link),
  yieldsTo: field.asked(
    v.optional(v.picklist(['treatments', 'anything'], 'write treatments or anything')),
    'Comes after',
    'Treatments: given only when no treatment is named. Anything: given only when nothing else is known. Usually empty.',
  ),
  words: wordsFor(
    'Words that lead here',
    'Words and phrases with commas between them, as people type them. Capitals, plurals and small slips do not matter.',
  ),
}

const topic = v.strictObject({
  label: field.wording('Words on the button', 'Two or three words, for example Opening hours.'),
  ...answerParts,
})

const emergencyTopic = v.strictObject({
  ...topic.entries,
  callFirst: field.asked(
    call,
    'Number above all others',
    'Where a life may be in danger. It stands above the numbers of the practices.',
  ),
  painAnswer: field.wording(
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
const treatment = v.strictObject({
  page: field.asked(
    linkTarget,
    'Page about it',
    'The assistant takes what it costs and how long it takes from there.',
  ),
  cards: v.optional(
    field.wordings(
      'Cards on that page',
      'Their titles, exactly as they stand there. Leave it empty for all cards of the page.',
    ),
  ),
  title: v.optional(
    field.wording(
      'Name in the answer',
      'Only where the title of the card does not fit. May stay empty.',
    ),
  ),
  nhsTopic: v.optional(
    field.wording(
      'Line of the table NHS or private',
      'For care without an NHS charge: what is compared, exactly as in the form NHS information. May stay empty.',
    ),
  ),
  words: wordsFor(
    'Words people use for it',
    'With commas between them, for example filling, cavity, hole in my tooth.',
  ),
})

const language = v.strictObject({
  code: field.asked(
    v.pipe(field.text, v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, 'write the code like pl')),
    'Short name of the language',
    'As browsers know it: pl for Polish, ro for Romanian, ur-Latn for Urdu in English letters.',
  ),
  letters: v.optional(
    field.wording('Letters only it uses', 'Without spaces, for example ąęł. May stay empty.'),
  ),
  script: field.asked(
    v.optional(
      v.pipe(
        field.plainText,
        v.check(isScript, 'write the English name of the script, for example Gurmukhi or Arabic'),
      ),
    ),
    'Name of its script',
    'In English, where it has a script of its own, for example Gurmukhi. May stay empty.',
  ),
  words: field.asked(
    v.optional(words),
    'Everyday words of the language',
    'By which it is told from English, with commas between them. May stay empty.',
  ),
  pain: wordsFor(
    'Words for danger or pain',
    'In that language, with commas between them. 999 is then shown first.',
  ),
  answer: field.wording(
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

export const chatbotSchema = v.strictObject({
  openLabel: field.wording(
    'Button that opens the assistant',
    'In the corner of every page, for example Ask a question.',
  ),
  closeLabel: field.wording(
    'Name of the button that closes it',
    'Read out to people who cannot see it.',
  ),
  title: field.wording('Heading', 'At the top of the assistant, for example How can we help?'),
  loadingText: field.wording(
    'While its answers are on their way',
    'For example Fetching the answers.',
  ),
  failedText: field.wording(
    'When its answers do not arrive',
    'Stands above the phone numbers of the practices.',
  ),
  greeting: field.wording('Greeting', 'What it can look up, in two or three sentences.'),
  privacyNote: field.wording(
    'What it is and what it is not',
    'Says that it is no person, gives no medical advice and keeps nothing.',
  ),
  topicsLabel: field.wording('Heading above the buttons', 'For example Quick topics.'),
  inputLabel: field.wording('Words above the field', 'For example Your question.'),
  inputHint: field.wording(
    'Example of a question',
    'Stands with the field, for example: are you open on Saturday?',
  ),
  askLabel: field.wording('Button that asks', 'One word, for example Ask.'),
  you: field.wording('Words before the visitor’s question', 'For example You asked.'),
  assistant: field.wording('Word before the answer', 'For example Answer.'),
  emergency: field.asked(
    emergencyTopic,
    'Pain and emergencies',
    'The first button; it wins over every other answer. Ask a dentist before you change it.',
  ),
  otherDangers: field.asked(
    field.listOf(
      v.strictObject({
        answer,
        calls: field.asked(field.listOf(call), 'Numbers to call', 'The most urgent first.'),
        signs: signsOf('this danger'),
      }),
    ),
    'Dangers that are no matter for a dentist',
    'For example a collapse. They come before everything else. Ask a dentist before you change them.',
  ),
  firstAid: field.asked(
    field.listOf(
      v.strictObject({
        card: field.wording(
          'Card on the emergency page',
          'Its title, exactly as in the form Emergency, for example Knocked-out tooth.',
        ),
        signs: signsOf('this emergency'),
      }),
    ),
    'What to do until help comes',
    'Which card of the emergency page is shown for which words.',
  ),
  complaint: field.asked(
    v.strictObject({
      answer,
      facts: answerParts.facts,
      link,
      signs: signsOf('a complaint'),
    }),
    'When somebody is unhappy',
    'For those who are angry or want to complain.',
  ),
  topics: field.asked(
    field.listOf(topic),
    'Answers with a button',
    'The quick topics, in this order.',
  ),
  answers: field.asked(
    field.listOf(v.strictObject(answerParts)),
    'More answers',
    'Without a button: found by the words people type.',
  ),
  faqWords: field.asked(
    v.record(v.string(), words, 'write names with their words'),
    'More words for the questions',
    'Words that lead to an answer of the form Questions, by the short name of the question.',
  ),
  skippedFaq: field.wordings(
    'Questions the assistant leaves out',
    'Short names from the form Questions, where another answer is better.',
  ),
  generalFaq: field.wordings(
    'General questions',
    'Short names from the form Questions. Answered only when no treatment is named.',
  ),
  treatments: field.asked(
    field.listOf(treatment),
    'Treatments it knows',
    'What people call each of them, and on which page it stands.',
  ),
  wantToKnow: field.asked(
    v.strictObject({
      price: wordsFor('Asks for the price', 'For example how much, cost.'),
      nhs: wordsFor('Asks for NHS care', 'For example nhs, band.'),
      private: wordsFor('Asks for private care', 'For example privately.'),
      duration: wordsFor('Asks how long it takes', 'For example how long, minutes.'),
      otherTime: wordsFor(
        'Asks for another time',
        'Together with how long, these do not mean the length of a visit, for example last, heal.',
      ),
    }),
    'What somebody wants to know',
    'Words, with commas between them, that tell what is asked about a treatment.',
  ),
  treatmentAnswers: field.asked(
    v.strictObject({
      price: field.wording('What it costs', 'Keep {treatment}: its name appears there.'),
      nhsPrice: field.wording(
        'What it costs on the NHS',
        'Keep {treatment}, {band} and {price}: they are filled in.',
      ),
      nhsOther: field.wording(
        'Where there is no NHS charge',
        'Keep {treatment} and {nhs}: they are filled in.',
      ),
      duration: field.wording('How long it takes', 'Keep {treatment}: its name appears there.'),
      about: field.wording(
        'When only the treatment is named',
        'Keep {description}: the text of its card appears there.',
      ),
      linkLabel: field.wording(
        'Link to its page',
        'Keep {page}: the title of the page appears there.',
      ),
    }),
    'Answers about treatments',
    'The words in curly brackets are filled in by themselves.',
  ),
  languages: field.asked(
    field.listOf(language),
    'Other languages',
    'What it answers to those who do not write in English.',
  ),
  otherLanguage: field.wording(
    'Answer to any other language',
    'In English. Also stands below the answers in the languages above.',
  ),
  meanings: field.asked(
    v.record(v.string(), words, 'write names with their words'),
    'Other words for the same',
    'What words mean that people use for others: gob for mouth.',
  ),
  wordLists: field.asked(
    v.record(v.string(), words, 'write names with their words'),
    'Lists of words by name',
    'Words that several answers share. Their name in curly brackets stands for all of them, for example {swelling}.',
  ),
  lookAlikes: wordsFor(
    'Words that only look like others',
    'Right as they stand, though nearly spelt like a word that leads somewhere.',
  ),
  unknownAnswer: field.wording('When it knows no answer', 'Begins with whom to call.'),
})

export type Chatbot = v.InferOutput<typeof chatbotSchema>
export type PracticeFact = (typeof practiceFacts)[number]
export type AnswerList = (typeof lists)[number]
