import MiniSearch, { type SearchResult } from 'minisearch'
import { stemmer } from 'stemmer'

/** A section of a page, as patients look for it. */
export type SearchRecord = {
  /** `/faq-path#anchor`, or `/path` for the page itself. */
  address: string
  /** What people call the page. */
  page: string
  heading: string
  text: string
}

export type Found = SearchRecord & {
  /** The sentence of its text that fits the question best. */
  sentence: string
}

export type SearchContent = {
  records: SearchRecord[]
  /** Each a list of words or short phrases that mean the same. */
  synonyms: string[][]
}

const most = 8
const longestSentence = 180

/**
 * What is asked of no practice by name is answered for all of them first; what cannot wait comes before what can,
 * and the whole of it before its Easy Read.
 */
const boosts = [
  ['/locations/', 0.6],
  ['/emergency-dentist/easy-read', 0.5],
  ['/emergency-dentist', 1.4],
] as const

/** Words that say nothing about what is looked for. */
const stopWords = new Set(
  'a about after all am an and any are arent as at be been bring but by can cant come could couldnt did didnt do does doesnt dont for from get getting give go going got had has have havent he her here hi his how i if im in into is isnt it its ive just know like long make many me much my need no now of off on one or our out please really say see she should so some take tell than that the their them then there they this time to today tonight too u up us very want was we what whats when where which while who why will with wont would wouldnt yet you your'.split(
    ' ',
  ),
)

/** Words that say little on the website of a dentist, as stems. */
const everywhere = new Set(['dental', 'dentist', 'dentistri', 'practic', 'tooth'])

const weightOf = (term: string) => (everywhere.has(term) ? 0.2 : 1)

/** What has more words of the question comes first. MiniSearch has counted each of them as one. */
function scoreOf({ score, queryTerms }: SearchResult) {
  const weight = queryTerms.reduce((sum, term) => sum + weightOf(term), 0)
  return (score / queryTerms.length) * weight ** 2
}

/**
 * Searches records by words: spelling is forgiven, plurals and synonyms count as the same word.
 * @returns what is found for a question, at most eight, best first
 */
export function searchIndex({ records, synonyms }: SearchContent) {
  const { wordsOf, meaningOf } = wordReader(synonyms)
  const known = new Set<string>()
  const isUnknown = (word: string) => !known.has(word) && word.length > 2
  const index = new MiniSearch<SearchRecord>({
    idField: 'address',
    fields: ['heading', 'page', 'text'],
    tokenize: wordsOf,
    // The word itself too: one that is misspelt is near to it, not to its meaning.
    processTerm: (word) => {
      const terms = [...new Set([word, meaningOf(word)])]
      for (const term of terms) known.add(term)
      return terms
    },
    searchOptions: {
      processTerm: meaningOf,
      combineWith: 'OR',
      boost: { heading: 3, page: 2 },
      boostTerm: weightOf,
      boostDocument: (address: string) =>
        boosts.find(([page]) => address.startsWith(page))?.[1] ?? 1,
      // A word of the pages is right as it stands; any other is misspelt, or not typed to its end.
      // Short words have too many neighbours to be misspelt.
      fuzzy: (term) => isUnknown(term) && term.length > 4 && 0.2,
      prefix: isUnknown,
    },
  })
  index.addAll(records)
  const byAddress = new Map(records.map((record) => [record.address, record]))

  /** Of the words that were found; those of the heading have been said there. */
  function fittingSentence({ heading, text }: SearchRecord, found: string[]) {
    const said = new Set(wordsOf(heading).map(meaningOf))
    const wanted = new Set(found.map(meaningOf))
    const wordsIn = (sentence: string) =>
      [...new Set(wordsOf(sentence).map(meaningOf))].filter((word) => wanted.has(word))
    const closeness = (sentence: string) =>
      wordsIn(sentence).reduce((sum, word) => sum + (said.has(word) ? 0.5 : 1), 0)
    const [best] = sentencesOf(text)
      .map((sentence) => ({ sentence, score: closeness(sentence), warns: +isWarning(sentence) }))
      .sort((one, other) => other.score - one.score || other.warns - one.warns)
    const isAskedFor = (step: string) => wordsIn(step).some((word) => !said.has(word))
    return shortened(warningIn(best?.sentence ?? '', isAskedFor))
  }

  return (question: string): Found[] =>
    index
      .search(question)
      .map((result) => ({ ...result, score: scoreOf(result) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
      .flatMap(({ id, terms }) => {
        const record = byAddress.get(id)
        return record ? { ...record, sentence: fittingSentence(record, terms) } : []
      })
}

/** Reads a text as stems without stop words, and tells for which word a synonym stands: the first of its line. */
function wordReader(synonyms: string[][]) {
  const meanings = new Map<string, string>()
  for (const line of synonyms) {
    const [meaning = '', ...others] = line.map((words) => stemsOf(words).join(' '))
    for (const words of [meaning, ...others]) meanings.set(words, meaning.replaceAll(' ', ''))
  }
  const phrases = [...meanings.keys()].filter((words) => words.includes(' '))
  const phrase = new RegExp(`(?<= )(?:${phrases.join('|') || '$^'})(?= )`, 'g')
  return {
    wordsOf: (text: string) =>
      ` ${stemsOf(text).join(' ')} `
        .replace(phrase, (words) => meanings.get(words) ?? words)
        .split(' ')
        .filter((word) => word && !stopWords.has(word)),
    meaningOf: (word: string) => meanings.get(word) ?? word,
  }
}

const stems = new Map<string, string>()

function stemOf(word: string) {
  const stem = stems.get(word) ?? (stopWords.has(word) ? word : stemmer(word))
  stems.set(word, stem)
  return stem
}

const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .match(/[\p{L}\p{N}]+|£/gu)
    ?.map(stemOf) ?? []

/** Not at a space that does not break: steps that belong together are joined by those. */
const sentencesOf = (text: string) => text.split(/\n|(?<=[.!?]) (?=[\p{Lu}\p{N}£“])/u)

const isWarning = (sentence: string) => /^(?:never|not|no|do not)\b/i.test(sentence)

/** Of steps that belong together: those that say what not to do, if they are asked for, otherwise all. */
function warningIn(steps: string, isAskedFor: (step: string) => boolean) {
  const [, ...later] = steps.split(/(?<=[.!?])\u00a0/)
  const start = later.findIndex((step) => isWarning(step) && isAskedFor(step))
  if (start < 0) return steps
  const end = later.findIndex((step, index) => index > start && !isWarning(step))
  return later.slice(start, end < 0 ? undefined : end).join(' ')
}

/** To the end of a sentence, where several are joined; otherwise to the end of a word. */
function shortened(sentence: string) {
  if (sentence.length <= longestSentence) return sentence
  const beginning = sentence.slice(0, longestSentence)
  const [whole] = /^.*[.!?](?=\s)/.exec(beginning) ?? []
  return `${whole ?? beginning.replace(/[\s,;:–-]+\S*$/, '')} …`
}
