import MiniSearch from 'minisearch'
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

/** Words that say nothing about what is looked for. */
const stopWords = new Set(
  'a about am an and any are as at be been but by can could did do does for from get go got had has have he her here hi his how i if im in is it its ive just know like long me my need of on one or our out please she should so some tell than that the their them then there they this to u up us want was we what when where which who why will with would you your'.split(
    ' ',
  ),
)

/**
 * Searches records by words: spelling is forgiven, plurals and synonyms count as the same word.
 * @returns what is found for a question, at most eight, best first
 */
export function searchIndex({ records, synonyms }: SearchContent) {
  const termsOf = termReader(synonyms)
  const index = new MiniSearch<SearchRecord>({
    idField: 'address',
    fields: ['heading', 'page', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'OR',
      boost: { heading: 3, page: 2 },
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      prefix: (term) => term.length > 2,
    },
  })
  index.addAll(records)
  const byAddress = new Map(records.map((record) => [record.address, record]))

  return (question: string): Found[] =>
    index
      .search(question)
      .slice(0, most)
      .flatMap(({ id, terms }) => {
        const record = byAddress.get(id)
        return record ? { ...record, sentence: fittingSentence(record.text, terms, termsOf) } : []
      })
}

/** Reads a text as stems without stop words; words that mean the same come out as the first of them. */
function termReader(synonyms: string[][]) {
  const meanings = new Map<string, string>()
  const phrases: [string, string][] = []
  for (const [first = '', ...others] of synonyms) {
    const meaning = stemsOf(first).join('')
    for (const words of [first, ...others].map(stemsOf)) {
      const [word = ''] = words
      if (words.length > 1) phrases.push([` ${words.join(' ')} `, ` ${meaning} `])
      else meanings.set(word, meaning)
    }
  }
  return (text: string) => {
    const words = phrases.reduce(
      (line, [phrase, meaning]) => line.replaceAll(phrase, meaning),
      ` ${stemsOf(text).join(' ')} `,
    )
    return words
      .split(' ')
      .filter((word) => word && !stopWords.has(word))
      .map((word) => meanings.get(word) ?? word)
  }
}

const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (stopWords.has(word) ? word : stemmer(word)))

function fittingSentence(text: string, found: string[], termsOf: (text: string) => string[]) {
  const wanted = new Set(found)
  const count = (sentence: string) => new Set(termsOf(sentence).filter((t) => wanted.has(t))).size
  const [best = ''] = sentencesOf(text).sort((one, other) => count(other) - count(one))
  return shortened(best)
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}£“])/u)

function shortened(sentence: string) {
  if (sentence.length <= longestSentence) return sentence
  return `${sentence.slice(0, longestSentence).replace(/[\s,;:–-]+\S*$/, '')} …`
}
