import { mentions } from './find-answers.ts'

/** What the words mean is told in content/model/chatbot.ts. */
export type UrgentWords = {
  keywords: readonly string[]
  dangers: readonly (readonly (readonly string[])[])[]
  harmless: readonly string[]
  lookAlikes: readonly string[]
}

/** How a question about care in general begins. */
const asking = /^(?:does|do|will|would|is|are|how|what|which|why|when|can|could|should|whats|hows)$/

/** Words by which somebody speaks of themselves or of somebody they are with. */
const ownTrouble = [
  ...['my', 'me', 'ive', 'im', 'i have', 'i am', 'he', 'she', 'his', 'her', 'has', 'got', 'help'],
  ...['what to do', 'what do i do', 'what should i do', 'now', 'today', 'tonight'],
]

/** RULINGS 10: whether somebody who types this should read about emergency care before anything else. */
export function soundsUrgent(asked: string, urgent: UrgentWords, rightWords: readonly string[]) {
  if (soundsDangerous(asked, urgent, rightWords)) return true
  const { keywords, harmless } = urgent
  const known = knownWords(urgent, rightWords)
  return asked
    .split(/[.,;:?!]+|\b(?:but|and)\b/i)
    .some(
      (part) =>
        mentions(part, keywords, rightWords) &&
        !mentions(part, harmless, known) &&
        !isGeneral(part, known),
    )
}

/** Whether it may be a matter of life, so that 999 comes before anything else. */
export function soundsDangerous(asked: string, urgent: UrgentWords, rightWords: readonly string[]) {
  const known = knownWords(urgent, rightWords)
  return urgent.dangers.some((signs) => signs.every((words) => mentions(asked, words, known)))
}

const knownWords = ({ lookAlikes, dangers }: UrgentWords, rightWords: readonly string[]) => [
  ...rightWords,
  ...lookAlikes,
  ...dangers.flat(2),
]

const isGeneral = (part: string, known: readonly string[]) =>
  asking.test(part.trim().split(/\s/)[0]?.toLowerCase() ?? '') && !mentions(part, ownTrouble, known)
