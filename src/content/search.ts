import * as v from 'valibot'
import {
  asked,
  fieldset,
  fieldsets,
  listOf,
  oneOf,
  phoneOrServiceNumber,
  plainText,
  wording,
} from './fields.ts'
import { link } from './page-parts.ts'

/** What is shown of each practice, from content/practices/ and content/opening-hours.yaml. */
const practiceFacts = ['hours', 'phones', 'nhsStatus', 'portals', 'addresses'] as const

export const searchSchema = v.strictObject({
  openLabel: wording(
    'Button that opens the search',
    'In the corner of every page, for example Ask a question.',
  ),
  title: wording('Heading', 'At the top of the search, for example Search our website.'),
  closeLabel: wording('Name of the button that closes it', 'Read out to people who cannot see it.'),
  emergency: fieldset(
    'Line for people in pain',
    'Stands first, whatever somebody types. Ask a dentist before you change it.',
    {
      question: wording('Question', 'Two or three words, for example In pain now?'),
      link,
      call: fieldset('Number to call when a life may be in danger', 'The words and the number.', {
        label: wording('Words to press', 'For example Call 999.'),
        phone: asked(phoneOrServiceNumber, 'Phone', 'For example 999.'),
      }),
      when: wording('When to call it', 'Goes on after the words to press: if it is hard to …'),
    },
  ),
  inputLabel: wording('Words above the field', 'For example Your question.'),
  searchLabel: wording(
    'Button beside the field',
    'Only on the page for addresses that do not exist, for example Search.',
  ),
  topicsLabel: wording('Name of the row of topics', 'Read out to people who cannot see it.'),
  topics: fieldsets(
    'Ready topics',
    'Buttons below the field, in this order. Each shows what the pages say and leads there.',
    {
      label: wording('Words on the button', 'One to three words, for example Hours today.'),
      question: asked(
        v.optional(plainText),
        'Answer to show',
        'Short name of a question from the form Questions, for example nervous. May stay empty.',
      ),
      facts: asked(
        v.optional(oneOf(practiceFacts, 'a list of facts')),
        'Details of each practice',
        'Taken from the forms of the practices, for example their phones or hours. May stay empty.',
      ),
      prices: asked(
        v.optional(v.boolean('write true or false'), false),
        'With the NHS charges and private prices',
        'Taken from the forms NHS charges and Prices.',
      ),
      link,
    },
  ),
  resultsLabel: wording('Name of the list of results', 'Read out to people who cannot see it.'),
  oneResult: wording('When one result is found', 'For example 1 result.'),
  manyResults: wording('When several are found', 'Keep {count}: the number appears there.'),
  noResults: wording('When nothing is found', 'Stands above the phone numbers of the practices.'),
  loadingText: wording('While the search is on its way', 'For example Fetching the search.'),
  failedText: wording(
    'When the search does not arrive',
    'Stands above the phone numbers of the practices.',
  ),
  retryLabel: wording('Button to try once more', 'For example Try again.'),
  privacyNote: wording(
    'What it is and what it keeps',
    'Says that it is a search and no person, and that nothing typed is sent.',
  ),
  synonyms: listOf(
    plainText,
    'Words that mean the same',
    'Each line has words or short phrases with commas between them, for example crown, cap. Whoever types one of them finds what the pages say in another.',
  ),
})

export type Search = v.InferOutput<typeof searchSchema>

/** What every page prints of it. */
export type SearchWords = Omit<Search, 'topics' | 'synonyms'>

export type SearchTopic = Search['topics'][number]

/** Each line of words that mean the same, as its words. */
export const synonymsOf = ({ synonyms }: Search) =>
  synonyms.map((line) => line.split(',').flatMap((word) => word.trim() || []))
