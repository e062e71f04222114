import { wordsOf } from '~/lib/read-words.ts'
import type { AssistantKnowledge } from './gather-knowledge.ts'

/** A sentence in another language has at least this share of its words. */
const leastShare = 0.3
/** So many words of which none is known are no English. */
const leastStrange = 3

type Language = AssistantKnowledge['languages'][number]

type Foreign = {
  /** None: not one of the list. */
  language?: Language | undefined
  soundsUrgent: boolean
}

/**
 * Which language somebody writes in, undefined for English.
 * @param isEnglish whether a word is known in English
 */
export function foreignLanguage(
  asked: string,
  languages: readonly Language[],
  isEnglish: (word: string) => boolean,
): Foreign | undefined {
  const letters = asked.toLowerCase().match(/\p{L}/gu) ?? []
  const words = [...new Set(wordsOf(asked))]
  const [best] = languages
    .map((language) => ({ language, found: ownWords(words, language) }))
    .map((one) => ({ ...one, score: one.found.length + letterScore(letters, one.language) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const language = best?.language
  const foreign = { language, soundsUrgent: hasAny(asked, language?.pain) }
  const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter)
  if (letters.filter((letter) => !isLatin(letter)).length > letters.length / 2) return foreign
  const isStrange = words.length >= leastStrange && !words.some(isEnglish)
  if (!best) return isStrange ? { soundsUrgent: false } : undefined
  if (best.found.every(isEnglish)) return undefined
  const isSentence = best.score >= 2 && best.score / words.length >= leastShare
  return isSentence || isStrange || words.length <= 2 ? foreign : undefined
}

function ownWords(words: readonly string[], language: Language) {
  const known = new Set(language.words.flatMap(wordsOf))
  return words.filter((word) => known.has(word))
}

/** Letters that only one language has tell more than a script that several share. */
function letterScore(letters: readonly string[], { letters: own = '', script }: Language) {
  if (letters.some((letter) => own.includes(letter))) return 1
  return script && letters.some((letter) => isOfScript(letter, script)) ? 0.5 : 0
}

const isOfScript = (letter: string, script: string) =>
  new RegExp(`\\p{Script=${script}}`, 'u').test(letter)

const bare = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

const hasAny = (asked: string, words: readonly string[] = []) =>
  words.some((word) => bare(asked).includes(bare(word)))
