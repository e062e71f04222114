import { keywordScore, scoreAnswers } from '~/lib/find-answers.ts'
import { mentions, positionOf, stem } from '~/lib/read-words.ts'
import { showsSigns, soundsDangerous, soundsUrgent, tellsOfOwnMouth } from '~/lib/sounds-urgent.ts'
import { foreignLanguage } from './foreign-language.ts'
import type { AssistantKnowledge } from './gather-knowledge.ts'
import type { Answer, Entry, Treatment } from './knowledge.ts'
import { prepared } from './prepared-knowledge.ts'

/** More would bury what was asked for. */
const mostAnswers = 3
/** A second answer to one question is given when it fits nearly as well as the first. */
const closeToBest = 0.75
/** What it adds that a price, a time or the NHS is asked about together with a treatment. */
const askedOfTreatment = 4

/** What it takes away that nothing is asked of it: there may be a question that says more. */
const onlyNamed = 1.5

/** A topic by its label; anything else as somebody has typed it. */
export function answersTo(asked: string, knowledge: AssistantKnowledge): Answer[] {
  const { emergency, words, topics } = knowledge
  if (asked === words.emergencyLabel) return [{ ...emergency, calls: [emergency.callFirst] }]
  const chosen = topics.find(({ label }) => label === asked)
  return chosen ? [chosen] : answerQuestion(asked, knowledge)
}

/** RULINGS 10: danger and pain come first; what is not known is said, with whom to call. */
function answerQuestion(asked: string, knowledge: AssistantKnowledge): Answer[] {
  const { emergency, otherDangers, firstAid, complaint } = knowledge
  const { read, isEnglish } = prepared(knowledge)
  const words = read(asked)
  const towns = townsIn(words, knowledge)
  const showing = (one: { signs: AssistantKnowledge['complaint']['signs'] }) =>
    one.signs.some((signs) => showsSigns(words, signs))

  const isDangerous = soundsDangerous(asked, emergency, read)
  const isUrgent = isDangerous || soundsUrgent(asked, emergency, read)
  const urgent: Answer = isDangerous
    ? { ...emergency, calls: [emergency.callFirst], towns }
    : { ...emergency, text: emergency.painAnswer, towns }
  const other = otherDangers.find(showing)
  if (other) return isUrgent ? [other, urgent] : [other]

  const foreign = foreignLanguage(asked, knowledge.languages, isEnglish)
  if (foreign) {
    const { language } = foreign
    const calls = foreign.soundsUrgent || isDangerous ? [emergency.callFirst] : []
    const own: Answer[] = language ? [{ text: language.answer, lang: language.code, calls }] : []
    return [...own, { text: knowledge.otherLanguage, ...(!language && { calls }), facts: 'phones' }]
  }

  const angry = showing(complaint) ? [complaint] : []
  const found = findPlainAnswers(asked, knowledge, isUrgent)
  if (isUrgent) {
    const elsewhere = found.filter(({ link, lines }) => lines || link?.to !== emergency.link?.to)
    const advice = firstAid.filter(showing).slice(0, 1)
    return unique([urgent, ...advice, ...angry, ...elsewhere]).slice(0, mostAnswers)
  }
  // What the NHS charges is no help where its list is full.
  const asksTownForNhs = towns.length > 0 && wantedIn(words, knowledge).nhs
  const places = knowledge.topics.filter(({ facts }) => asksTownForNhs && facts === 'nhsStatus')
  const answers = unique([...angry, ...found.slice(0, 1), ...places, ...found.slice(1)]).slice(
    0,
    angry.length > 0 ? 2 : mostAnswers,
  )
  if (answers.length > 0) return answers.map((answer) => ({ ...answer, towns }))
  if (tellsOfOwnMouth(words, emergency)) return [urgent]
  if (towns.length > 0) return [{ text: placesText(knowledge), facts: 'addresses', towns }]
  return [{ text: knowledge.unknownAnswer, facts: 'phones' }]
}

type Candidate = {
  answer: Answer
  score: number
  /** Two answers on one subject are not both given. */
  subject: string
  /** A treatment was named, and nothing asked of it. */
  isAbout?: boolean
  yieldsTo?: Entry['yieldsTo']
}

/** One question or several in one line: each is answered. */
function findPlainAnswers(asked: string, knowledge: AssistantKnowledge, isUrgent: boolean) {
  const { read } = prepared(knowledge)
  const words = read(asked)
  const whole = candidatesFor(words, knowledge)
  const [best] = whole
  const parts = asked
    .split(/[.,;:?!\n]+|\b(?:and|also|plus|but|then)\b|&/i)
    .map((part) => candidatesFor(read(part), knowledge, words)[0])
    .filter((candidate) => candidate !== undefined)
  const strongest = Math.max(0, ...parts.map(({ score }) => score))
  // What is asked for may reach over an "and": "the difference between NHS and private".
  const reaching = best && best.score > strongest + 1 ? [best] : []
  const several = withoutSmallTalk(onePerSubject([...reaching, ...parts]))
  const nearest = whole.filter(
    ({ score, isAbout }) =>
      best && (score >= best.score * closeToBest || (isAbout && best.isAbout)),
  )
  return (several.length > 1 ? several : withoutSmallTalk(nearest.slice(0, 2)))
    .filter(({ isAbout }) => !(isUrgent && isAbout))
    .slice(0, mostAnswers)
    .map(({ answer }) => answer)
}

function onePerSubject(candidates: Candidate[]) {
  const subjects = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const before = subjects.get(candidate.subject)
    if (!before || before.score < candidate.score) subjects.set(candidate.subject, candidate)
  }
  return [...subjects.values()]
}

function withoutSmallTalk(candidates: Candidate[]) {
  const others = candidates.filter(({ yieldsTo }) => yieldsTo !== 'anything')
  return others.length > 0 ? others : candidates
}

/**
 * What fits these words, best first.
 * @param sentence the whole of what was typed, whose treatment is meant by "and how much is it?"
 */
function candidatesFor(
  words: readonly string[],
  knowledge: AssistantKnowledge,
  sentence: readonly string[] = words,
): Candidate[] {
  const named = treatmentsIn(words, knowledge)
  const wants = wantedIn(words, knowledge)
  const isOpen = wants.price || wants.nhs || wants.duration
  const meant = named.length === 0 && isOpen ? treatmentsIn(sentence, knowledge) : named
  const isNhs = wants.nhs || (wants.price && wantedIn(sentence, knowledge).nhs)
  const treatments = meant.map((treatment) => ({
    answer: treatmentAnswer(treatment, { ...wants, nhs: isNhs }, knowledge),
    score:
      keywordScore(sentence.map(stem), treatment.keywords).score +
      (isOpen ? askedOfTreatment : -onlyNamed),
    subject: treatment.title,
    isAbout: !isOpen && !wants.private,
  }))
  const entries = scoreAnswers(words, prepared(knowledge).entries)
    .filter(({ entry }) => !(meant.length > 0 && entry.yieldsTo))
    .map(({ entry, score }) => ({
      answer: entry,
      score,
      subject: entry.text,
      yieldsTo: entry.yieldsTo,
    }))
  return [...treatments, ...entries].sort((one, other) => other.score - one.score)
}

type Wants = Record<'price' | 'nhs' | 'private' | 'duration', boolean>

const wantedIn = (words: readonly string[], { wantToKnow }: AssistantKnowledge): Wants => ({
  price: mentions(words, wantToKnow.price),
  nhs: mentions(words, wantToKnow.nhs),
  private: mentions(words, wantToKnow.private),
  duration: mentions(words, wantToKnow.duration) && !mentions(words, wantToKnow.otherTime),
})

/** The treatments that are named, in order; longer names count first, and a word once. */
function treatmentsIn(words: readonly string[], knowledge: AssistantKnowledge): Treatment[] {
  let left = words.map(stem)
  const found = new Map<Treatment, number>()
  for (const { treatment, name } of prepared(knowledge).names) {
    const start = positionOf(left, name)
    if (start < 0) continue
    found.set(treatment, Math.min(start, found.get(treatment) ?? start))
    left = left.toSpliced(start, name.length, ...name.map(() => ''))
  }
  return [...found].sort(([, one], [, other]) => one - other).map(([treatment]) => treatment)
}

function treatmentAnswer(
  { title, description, costs, durations, nhs, nhsNote, link }: Treatment,
  wants: Wants,
  { treatmentAnswers: texts }: AssistantKnowledge,
): Answer {
  const fill = (text: string, facts: Record<string, string> = {}) =>
    text.replace(
      /\{(\w+)\}/g,
      (_, name: string) => ({ treatment: title, description, ...facts })[name] ?? '',
    )
  if (wants.nhs && !wants.private && nhs)
    return { text: fill(texts.nhsPrice, nhs), lines: costs, link }
  if (wants.nhs && !wants.private && nhsNote) {
    const note = nhsNote.charAt(0).toLowerCase() + nhsNote.slice(1)
    return { text: fill(texts.nhsOther, { nhs: note }), lines: costs, link }
  }
  if (wants.price || wants.private) return { text: fill(texts.price), lines: costs, link }
  if (wants.duration && durations.length > 0)
    return { text: fill(texts.duration), lines: durations, link }
  return { text: fill(texts.about), lines: costs, link }
}

const townsIn = (words: readonly string[], { practices }: AssistantKnowledge) =>
  practices
    .filter(({ town, name }) => mentions(words, [town, name.split(' ')[0] ?? name]))
    .map(({ town }) => town)

/** The words above a practice's address where only its town was named. */
const placesText = ({ entries }: AssistantKnowledge) =>
  entries.find(({ facts }) => facts === 'addresses')?.text ?? ''

const unique = (answers: Answer[]) =>
  answers.filter(({ text }, index) => answers.findIndex((one) => one.text === text) === index)
