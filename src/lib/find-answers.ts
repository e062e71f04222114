import { phraseOf, positionOf, remembered, stem } from './read-words.ts'

/** Something that can be asked for: a question in its own words, and other words people use. */
export type Findable = {
  question?: string | undefined
  keywords: readonly string[]
}

/** A keyword of one word; each further word of a phrase adds one. */
const keywordWeight = 3
/** A word of the question that no other question has; common ones weigh less. */
const rareWordWeight = 2.4
/** Without a keyword, two rare words of a question are enough. */
const leastWords = 2
const leastScore = 2.5

const fillers = new Set(
  'a about after all an and any are at be been before by can could did do does for from get go going got had has have how i if im in into is it its ive just know like long me much my need not now of off on once one or our out please should so some tell than that the their them then there they this to u up us want wanted was we what when where which who whom why will with would you your'
    .split(' ')
    .map(stem),
)

/** Every entry that fits, best first; none where no word is known. */
export function scoreAnswers<T extends Findable>(words: readonly string[], entries: readonly T[]) {
  const asked = words.map(stem)
  const questions = entries.map(({ question = '' }) => new Set(phraseOf(question).map(stem)))
  const weight = (word: string) => {
    const uses = questions.filter((question) => question.has(word)).length
    return rareWordWeight / Math.sqrt(uses || 1)
  }
  return entries
    .map((entry, index) => {
      const { score: byKeyword, left } = keywordScore(asked, entry.keywords)
      const own = [...(questions[index] ?? [])].filter(
        (word) => !fillers.has(word) && left.includes(word),
      )
      const score = byKeyword + own.reduce((sum, word) => sum + weight(word), 0)
      const isEnough = byKeyword > 0 || (own.length >= leastWords && score >= leastScore)
      return { entry, score: isEnough ? score : 0 }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

/** Longer phrases first; a word counts once. With it, the words that are left. */
export function keywordScore(asked: readonly string[], keywords: readonly string[]) {
  let left = [...asked]
  let score = 0
  for (const phrase of longestFirst(keywords)) {
    const start = positionOf(left, phrase)
    if (start < 0) continue
    score += keywordWeight + phrase.length - 1
    left = left.toSpliced(start, phrase.length, '')
  }
  return { score, left }
}

/** The stems of each keyword, put in order once. */
const longestFirst = remembered((keywords: readonly string[]) =>
  keywords
    .map((keyword) => phraseOf(keyword).map(stem))
    .sort((one, other) => other.length - one.length),
)
