import { mentions, phraseOf, positionOf, type ReadWords, wordsOf } from './read-words.ts'

/** A word or phrase of every list is there, in any order. */
type Signs = readonly (readonly string[])[]

/** What the words mean is told in src/content/chatbot.ts. */
type UrgentWords = {
  keywords: readonly string[]
  always: readonly string[]
  alarming: readonly string[]
  mouthWords: readonly string[]
  dangers: readonly Signs[]
  harmless: readonly string[]
}

/** How a question about care in general begins. */
const asking = new Set(
  wordsOf(
    'does do did will would is are how what which why when can could should whats hows if any cost price prices',
  ),
)

/** Words by which somebody speaks of themselves or of somebody they are with. */
const ownTrouble = [
  ...['my', 'me', 'ive', 'im', 'i have', 'i am', 'he', 'she', 'his', 'her', 'has', 'got', 'help'],
  ...['what to do', 'what do i do', 'what should i do', 'now', 'today', 'tonight'],
]

/** RULINGS 10: whether somebody who types this should read about emergency care before anything else. */
export function soundsUrgent(asked: string, urgent: UrgentWords, read: ReadWords) {
  if (soundsDangerous(asked, urgent, read)) return true
  return asked.split(/[.;:?!]+/).some((sentence) => {
    const isInGeneral = startsAsking(read(sentence))
    return sentence.split(/,|\b(?:but|and)\b/i).some((part) => {
      const words = without(read(part), urgent.harmless)
      if (mentions(words, urgent.always)) return true
      const isOwn = mentions(words, ownTrouble) || !isInGeneral
      return isOwn && mentions(words, urgent.keywords)
    })
  })
}

/** Whether it may be a matter of life, so that 999 comes before anything else. */
export function soundsDangerous(asked: string, urgent: UrgentWords, read: ReadWords) {
  const words = read(asked)
  return (
    urgent.dangers.some((signs) => showsSigns(words, signs)) ||
    (tellsOfOneself(words) && mentions(words, urgent.alarming))
  )
}

/** The words with each of the phrases taken out: "no pain" does not hide a broken tooth. */
const without = (words: readonly string[], phrases: readonly string[]) =>
  phrases.reduce<readonly string[]>((left, keyword) => {
    const phrase = phraseOf(keyword)
    const start = positionOf(left, phrase)
    return start < 0 ? left : left.toSpliced(start, phrase.length, '')
  }, words)

export const showsSigns = (words: readonly string[], signs: Signs) =>
  signs.every((phrases) => mentions(words, phrases))

/** Somebody tells of their own mouth, though not of anything that is known. */
export const tellsOfOwnMouth = (words: readonly string[], { mouthWords }: UrgentWords) =>
  tellsOfOneself(words) && mentions(words, mouthWords)

const tellsOfOneself = (words: readonly string[]) =>
  !startsAsking(words) && mentions(words, ownTrouble)

const startsAsking = (words: readonly string[]) => asking.has(words[0] ?? '')
