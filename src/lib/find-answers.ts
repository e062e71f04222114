/** Something that can be asked for: a question in its own words, and other words people use. */
export type Findable = {
  question?: string
  keywords: readonly string[]
}

/** Shorter words have too many neighbours to be taken for a slip of the finger. */
const shortestMisspelt = 6
const keywordWeight = 3
const questionWeight = 1
/** A second answer is shown when it fits nearly as well as the first. */
const closeToBest = 0.6

const fillers = new Set(
  'a an and are at be by can do does for from have how i if in is it me my of on or so that the them there this to was we what when where who will with you your'.split(
    ' ',
  ),
)

/** The entries that fit a question best, at most two, best first; none where no word is known. */
export function findAnswers<T extends Findable>(asked: string, entries: readonly T[]): T[] {
  const words = wordsOf(asked)
  const known = new Set(entries.flatMap(({ keywords }) => keywords.flatMap(wordsOf)))
  const scored = entries
    .map((entry) => ({ entry, score: scoreOf(entry, words, known) }))
    .filter(({ score }) => score >= keywordWeight)
    .sort((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score >= best * closeToBest)
    .slice(0, 2)
    .map(({ entry }) => entry)
}

/**
 * True where one of the words or phrases is in the question, a slip of the finger allowed.
 * @param rightWords words that are right as they stand, though they look like one of the others
 */
export function mentions(
  asked: string,
  keywords: readonly string[],
  rightWords: readonly string[] = [],
) {
  const words = wordsOf(asked)
  const known = new Set(rightWords.flatMap(wordsOf))
  return keywords.some((keyword) => hasPhrase(words, wordsOf(keyword), known))
}

function scoreOf({ question = '', keywords }: Findable, words: string[], known: Set<string>) {
  const found = keywords.filter((keyword) => hasPhrase(words, wordsOf(keyword), known))
  const ownWords = wordsOf(question).filter((word) => !fillers.has(word) && words.includes(word))
  return found.length * keywordWeight + ownWords.length * questionWeight
}

const hasPhrase = (words: string[], phrase: string[], known: Set<string>) =>
  words.some((_, start) =>
    phrase.every((part, index) => isMeant(words[start + index] ?? '', part, known)),
  )

/** A word that is right as it stands is not taken for a misspelling of another. */
const isMeant = (word: string, wanted: string, known: Set<string>) =>
  word === wanted ||
  (wanted.length >= shortestMisspelt && !known.has(word) && isOneSlipFrom(word, wanted))

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))

/** One letter more, less, other, or two neighbours swapped. */
function isOneSlipFrom(word: string, wanted: string) {
  if (Math.abs(word.length - wanted.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === wanted[start]) start++
  const rest = (text: string, from: number) => text.slice(start + from)
  const isSwapped =
    word[start] === wanted[start + 1] &&
    word[start + 1] === wanted[start] &&
    rest(word, 2) === rest(wanted, 2)
  return (
    isSwapped ||
    rest(word, 1) === rest(wanted, 1) ||
    rest(word, 1) === rest(wanted, 0) ||
    rest(word, 0) === rest(wanted, 1)
  )
}
