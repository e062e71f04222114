/** A text as words that can be compared: lower case, no accents, no apostrophes, no plural s. */
export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))

export type ReadWords = (text: string) => string[]

type Vocabulary = {
  /** Words that lead somewhere: a misspelt one is taken for the nearest of these. The first wins. */
  wanted: Iterable<string>
  /** Words that are right as they stand, however near to a wanted one. */
  right?: Iterable<string>
  /** What a word means that people use for another: `gob` is a mouth. */
  meanings?: Readonly<Record<string, string>>
}

/** Reads what somebody has typed: dialect understood, slips of the finger mended. */
export function wordReader({ wanted, right = [], meanings = {} }: Vocabulary): ReadWords {
  const wantedWords = new Set([...wanted].flatMap(wordsOf))
  const known = new Set([...wantedWords, ...[...right].flatMap(wordsOf)])
  const meant = new Map(
    Object.entries(meanings).flatMap(([meaning, words]) =>
      wordsOf(words).map((word) => [word, wordsOf(meaning)] as const),
    ),
  )
  // In Yorkshire the g is dropped: takin, achin.
  const mend = remembered((word: string) =>
    known.has(`${word}g`) ? `${word}g` : nearest(word, wantedWords),
  )
  return (text) =>
    wordsOf(text).flatMap((word) => meant.get(word) ?? (known.has(word) ? word : mend(word)))
}

/** Shorter words have too many neighbours to be taken for a slip of the finger. */
const shortestMisspelt = 5
/** Two slips are allowed in a word of this length, after the first letter. */
const longWord = 8
/** Nobody's word, so not worth comparing. */
const longestWord = 30

function nearest(word: string, wanted: Iterable<string>) {
  if (word.length > longestWord || /\d/.test(word)) return word
  let best = word
  let fewest = 3
  for (const candidate of wanted) {
    const slips = slipsBetween(word, candidate)
    if (slips < fewest) {
      fewest = slips
      best = candidate
    }
  }
  return best
}

/** Letters more, less, other, or two neighbours swapped; infinite where that is no slip any more. */
function slipsBetween(word: string, wanted: string) {
  const allowed = allowedSlips(word, wanted)
  if (Math.abs(word.length - wanted.length) > allowed) return Number.POSITIVE_INFINITY
  const slips = distance(word, wanted)
  return slips <= allowed ? slips : Number.POSITIVE_INFINITY
}

function allowedSlips(word: string, wanted: string) {
  if (wanted.length < shortestMisspelt) return 0
  if (wanted.length < longWord || word.length < longWord - 1) return 1
  return word[0] === wanted[0] ? 2 : 1
}

function distance(word: string, wanted: string) {
  let beforeLast: number[] = []
  let last = Array.from({ length: wanted.length + 1 }, (_, index) => index)
  for (let row = 1; row <= word.length; row++) {
    const current = [row]
    for (let column = 1; column <= wanted.length; column++) {
      const isSame = word[row - 1] === wanted[column - 1]
      const isSwapped =
        row > 1 &&
        column > 1 &&
        word[row - 1] === wanted[column - 2] &&
        word[row - 2] === wanted[column - 1]
      current[column] = Math.min(
        (current[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return last[wanted.length] ?? Number.POSITIVE_INFINITY
}

/** What is made of a thing, made once. */
export function remembered<Of, Made>(make: (of: Of) => Made) {
  const made = new Map<Of, Made>()
  return (of: Of) => {
    if (!made.has(of)) made.set(of, make(of))
    return made.get(of) as Made
  }
}

/** The words of a keyword, which are read once. */
export const phraseOf = remembered(wordsOf)

/** True where one of the words or phrases is among the words, in its order. */
export const mentions = (words: readonly string[], keywords: readonly string[]) =>
  keywords.some((keyword) => positionOf(words, phraseOf(keyword)) >= 0)

/** Where a phrase begins, -1 where it is not. */
export const positionOf = (words: readonly string[], phrase: readonly string[]) =>
  phrase.length === 0
    ? -1
    : words.findIndex((_, start) => phrase.every((part, index) => words[start + index] === part))

/** `filling`, `fillings`, `filled` → `fil`: one form for what people ask about in many. */
export const stem = remembered((word: string) => {
  const rest = word.replace(/(?:ing|ed|es|s)$/, '')
  const root = rest.length >= 4 ? rest : word
  return root.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/(?<=\w{4})e$/, '')
})
