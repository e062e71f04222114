import * as v from 'valibot'
import { link } from './blocks.ts'
import {
  answer,
  answerParts,
  call,
  emergencyTopic,
  language,
  signsOf,
  topic,
  treatment,
  wordsByName,
  wordsFor,
} from './chatbot-answers.ts'
import { asked, fieldset, fieldsets, listOf, wording, wordings } from './fields.ts'

export const chatbotSchema = v.strictObject({
  openLabel: wording(
    'Button that opens the assistant',
    'In the corner of every page, for example Ask a question.',
  ),
  closeLabel: wording('Name of the button that closes it', 'Read out to people who cannot see it.'),
  title: wording('Heading', 'At the top of the assistant, for example How can we help?'),
  loadingText: wording('While its answers are on their way', 'For example Fetching the answers.'),
  failedText: wording(
    'When its answers do not arrive',
    'Stands above the phone numbers of the practices.',
  ),
  greeting: wording('Greeting', 'What it can look up, in two or three sentences.'),
  privacyNote: wording(
    'What it is and what it is not',
    'Says that it is no person, gives no medical advice and keeps nothing.',
  ),
  topicsLabel: wording('Heading above the buttons', 'For example Quick topics.'),
  inputLabel: wording('Words above the field', 'For example Your question.'),
  inputHint: wording(
    'Example of a question',
    'Stands with the field, for example: are you open on Saturday?',
  ),
  askLabel: wording('Button that asks', 'One word, for example Ask.'),
  you: wording('Words before the visitor’s question', 'For example You asked.'),
  assistant: wording('Word before the answer', 'For example Answer.'),
  emergency: asked(
    emergencyTopic,
    'Pain and emergencies',
    'The first button; it wins over every other answer. Ask a dentist before you change it.',
  ),
  otherDangers: fieldsets(
    'Dangers that are no matter for a dentist',
    'For example a collapse. They come before everything else. Ask a dentist before you change them.',
    {
      answer,
      calls: listOf(call, 'Numbers to call', 'The most urgent first.'),
      signs: signsOf('this danger'),
    },
  ),
  firstAid: fieldsets(
    'What to do until help comes',
    'Which card of the emergency page is shown for which words.',
    {
      card: wording(
        'Card on the emergency page',
        'Its title, exactly as in the form Emergency, for example Knocked-out tooth.',
      ),
      signs: signsOf('this emergency'),
    },
  ),
  complaint: fieldset('When somebody is unhappy', 'For those who are angry or want to complain.', {
    answer,
    facts: answerParts.facts,
    link,
    signs: signsOf('a complaint'),
  }),
  topics: listOf(topic, 'Answers with a button', 'The quick topics, in this order.'),
  answers: fieldsets(
    'More answers',
    'Without a button: found by the words people type.',
    answerParts,
  ),
  faqWords: wordsByName(
    'More words for the questions',
    'Words that lead to an answer of the form Questions, by the short name of the question.',
  ),
  skippedFaq: wordings(
    'Questions the assistant leaves out',
    'Short names from the form Questions, where another answer is better.',
  ),
  generalFaq: wordings(
    'General questions',
    'Short names from the form Questions. Answered only when no treatment is named.',
  ),
  treatments: listOf(
    treatment,
    'Treatments it knows',
    'What people call each of them, and on which page it stands.',
  ),
  wantToKnow: fieldset(
    'What somebody wants to know',
    'Words, with commas between them, that tell what is asked about a treatment.',
    {
      price: wordsFor('Asks for the price', 'For example how much, cost.'),
      nhs: wordsFor('Asks for NHS care', 'For example nhs, band.'),
      private: wordsFor('Asks for private care', 'For example privately.'),
      duration: wordsFor('Asks how long it takes', 'For example how long, minutes.'),
      otherTime: wordsFor(
        'Asks for another time',
        'Together with how long, these do not mean the length of a visit, for example last, heal.',
      ),
    },
  ),
  treatmentAnswers: fieldset(
    'Answers about treatments',
    'The words in curly brackets are filled in by themselves.',
    {
      price: wording('What it costs', 'Keep {treatment}: its name appears there.'),
      nhsPrice: wording(
        'What it costs on the NHS',
        'Keep {treatment}, {band} and {price}: they are filled in.',
      ),
      nhsOther: wording(
        'Where there is no NHS charge',
        'Keep {treatment} and {nhs}: they are filled in.',
      ),
      duration: wording('How long it takes', 'Keep {treatment}: its name appears there.'),
      about: wording(
        'When only the treatment is named',
        'Keep {description}: the text of its card appears there.',
      ),
      linkLabel: wording('Link to its page', 'Keep {page}: the title of the page appears there.'),
    },
  ),
  languages: listOf(
    language,
    'Other languages',
    'What it answers to those who do not write in English.',
  ),
  otherLanguage: wording(
    'Answer to any other language',
    'In English. Also stands below the answers in the languages above.',
  ),
  meanings: wordsByName(
    'Other words for the same',
    'What words mean that people use for others: gob for mouth.',
  ),
  wordLists: wordsByName(
    'Lists of words by name',
    'Words that several answers share. Their name in curly brackets stands for all of them, for example {swelling}.',
  ),
  lookAlikes: wordsFor(
    'Words that only look like others',
    'Right as they stand, though nearly spelt like a word that leads somewhere.',
  ),
  unknownAnswer: wording('When it knows no answer', 'Begins with whom to call.'),
})

export type Chatbot = v.InferOutput<typeof chatbotSchema>
