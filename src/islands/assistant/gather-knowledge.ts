import type { Question } from '~/content/blocks.ts'
import type { Charge, Charges, FreeCare } from '~/content/charges.ts'
import type { AnswerList, Chatbot } from '~/content/chatbot.ts'
import type { Emergency } from '~/content/emergency.ts'
import type { FaqItem } from '~/content/faq.ts'
import type { NhsInformation } from '~/content/nhs-information.ts'
import type { NhsSection } from '~/content/nhs-section.ts'
import type { Practice } from '~/content/practice.ts'
import type { Prices } from '~/content/prices.ts'
import type { Content } from '~/content/read-content.ts'
import type { Service } from '~/content/service.ts'
import type { ServicePage } from '~/content/service-page.ts'
import type { TeamMember } from '~/content/team-member.ts'
import type { TeethWhitening } from '~/content/teeth-whitening.ts'
import { costText } from '~/lib/cost-text.ts'
import { type HoursLabels, hoursByLabel } from '~/lib/hours-lines.ts'
import { addressLine, mapsSearchUrl } from '~/lib/maps.ts'
import { phraseOf, stem } from '~/lib/read-words.ts'
import type { AssistantKnowledge, AssistantPractice, Entry, Line, Treatment } from './knowledge.ts'

/** The content files that the assistant answers from. */
export type AssistantContent = {
  chatbot: Chatbot
  faq: readonly FaqItem[]
  practices: Readonly<Record<string, Practice>>
  team: readonly TeamMember[]
  charges: Charges
  freeCare: FreeCare
  prices: Prices
  emergency: Emergency
  servicePages: Readonly<Record<string, ServicePage>>
  teethWhitening: TeethWhitening
  nhsInformation: NhsInformation
  nhsSection: NhsSection
  contact: { hoursLabels: HoursLabels; mapLabel: string }
  booking: { portalLabel: string }
  policies: object
  services: Readonly<Record<string, Service>>
}

/** The parts of the content that the assistant answers from. */
export const assistantContent = (content: Content): AssistantContent => ({
  ...content,
  servicePages: {
    '/services/general-dentistry': content.generalDentistry,
    '/services/cosmetic-dentistry': content.cosmeticDentistry,
    '/services/dental-implants': content.dentalImplants,
  },
})

/**
 * Everything the assistant knows, put together at build so that no figure is written twice. What it
 * names in other files is there: src/content/agreement.ts has looked.
 */
export function gatherKnowledge(content: AssistantContent): AssistantKnowledge {
  const { practices } = content
  const { chatbot } = content
  const wordsIn = (line: string) => splitWords(line, chatbot.wordLists)
  const signsIn = (dangers: readonly (readonly string[])[]) =>
    dangers.map((signs) => signs.map(wordsIn))
  const { emergency, otherDangers, complaint, topics, answers } = chatbot
  const entry = ({ words, list, ...answer }: (typeof answers)[number]): Entry => ({
    ...textOf(answer),
    keywords: onePerStem(wordsIn(words)),
    ...(list && { lines: listLines(list, content) }),
  })
  return {
    words: uiWords(chatbot),
    emergency: {
      ...textOf(emergency),
      painAnswer: emergency.painAnswer,
      callFirst: emergency.callFirst,
      keywords: wordsIn(emergency.words),
      always: wordsIn(emergency.always),
      alarming: wordsIn(emergency.alarming),
      mouthWords: wordsIn(emergency.mouthWords),
      dangers: signsIn(emergency.dangers),
      harmless: wordsIn(emergency.harmless),
    },
    otherDangers: otherDangers.map(({ answer, calls, signs }) => ({
      text: answer,
      calls,
      signs: signsIn(signs),
    })),
    firstAid: chatbot.firstAid.flatMap(({ card: title, signs }) =>
      content.emergency.cards
        .filter((card) => card.title === title)
        .map((card) => ({ ...firstAidAnswer(card, content.emergency), signs: signsIn(signs) })),
    ),
    complaint: { ...textOf(complaint), signs: signsIn(complaint.signs) },
    topics: topics.map((topic) => ({ label: topic.label, ...entry(topic) })),
    entries: [
      ...answers.map(entry),
      ...faqEntries(content),
      ...pageEntries(content),
      ...serviceEntries(content),
    ],
    treatments: chatbot.treatments.map((treatment) => ({
      ...treatmentFacts(treatment, content),
      keywords: onePerStem(wordsIn(treatment.words)),
    })),
    wantToKnow: mapValues(chatbot.wantToKnow, wordsIn),
    treatmentAnswers: chatbot.treatmentAnswers,
    languages: chatbot.languages.map(({ words = '', pain, ...language }) => ({
      ...language,
      words: wordsIn(words),
      pain: wordsIn(pain),
    })),
    otherLanguage: chatbot.otherLanguage,
    meanings: chatbot.meanings,
    lookAlikes: chatbot.lookAlikes,
    unknownAnswer: chatbot.unknownAnswer,
    practices: Object.entries(practices).map(([slug, practice]) =>
      assistantPractice(slug, practice, content),
    ),
  }
}

/** `pain, {swelling}` → each word, those of the named list among them. */
const splitWords = (line: string, lists: Readonly<Record<string, string>>): string[] =>
  line
    .replace(/\{(\w+)\}/g, (_, name: string) => lists[name] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word, index, all) => word && all.indexOf(word) === index)

/** `open, opened, opening` → `open`: they are found by their stem, so one is enough to send. */
function onePerStem(words: readonly string[]) {
  const byStem = new Map(words.map((word) => [phraseOf(word).map(stem).join(' '), word]))
  return [...byStem.values()]
}

type Written = {
  answer: string
  facts?: Entry['facts']
  link?: Entry['link']
  yieldsTo?: Entry['yieldsTo']
}

const textOf = ({ answer: text, facts, link, yieldsTo }: Written) => ({
  text,
  facts,
  link,
  yieldsTo,
})

const uiWords = ({ ...all }: Chatbot): AssistantKnowledge['words'] => {
  const { greeting, privacyNote, topicsLabel, inputLabel, inputHint, askLabel, you, assistant } =
    all
  const { label } = all.emergency
  return {
    ...{ greeting, privacyNote, topicsLabel, inputLabel, inputHint, askLabel, you, assistant },
    emergencyLabel: label,
  }
}

function faqEntries({ faq, chatbot }: AssistantContent): Entry[] {
  const asked = faq.filter(({ id }) => !chatbot.skippedFaq.includes(id))
  return asked.map(({ id, question, answer, link, keywords }) => ({
    text: answer,
    question: [question, ...keywords].join(' '),
    link: link && { ...link, to: link.to.replace(/^#/, '/#') },
    keywords: onePerStem(splitWords(chatbot.faqWords[id] ?? '', chatbot.wordLists)),
    ...(chatbot.generalFaq.includes(id) && { yieldsTo: 'treatments' }),
  }))
}

/** Questions that the service pages answer, found by their own words and the page's subject. */
function pageEntries(content: AssistantContent): Entry[] {
  const { servicePages, teethWhitening, chatbot } = content
  const pages: [string, { hero: { title: string }; questions: readonly Question[] }][] = [
    ...Object.entries(servicePages),
    ['/services/teeth-whitening', teethWhitening],
  ]
  return pages.flatMap(([to, { hero, questions }]) =>
    questions.map(({ question, answer }) => ({
      text: answer,
      question: `${question} ${hero.title}`,
      keywords: [],
      link: pageLink(to, hero.title, chatbot),
    })),
  )
}

/** Cards of the home page without a page of their own, found by what they list. */
const serviceEntries = ({ services }: AssistantContent): Entry[] =>
  Object.values(services)
    .filter(({ link }) => link.to.startsWith('#'))
    .map(({ title, description, features, link }) => ({
      text: description,
      question: [title, ...features].join(' '),
      keywords: [],
      lines: features.map((text) => ({ text })),
      link: { ...link, to: `/${link.to}` },
      yieldsTo: 'treatments',
    }))

const pageLink = (to: string, title: string, { treatmentAnswers }: Chatbot) => ({
  label: treatmentAnswers.linkLabel.replace('{page}', title.toLowerCase()),
  to,
})

function firstAidAnswer(card: Emergency['cards'][number], { whatToDoLabel }: Emergency) {
  return {
    text: `${card.title}. ${card.urgency}. ${whatToDoLabel}:`,
    lines: [...card.whatToDo, card.goNow]
      .filter((text) => text !== undefined)
      .map((text) => ({ text })),
  }
}

type Card = {
  title: string
  description: string
  duration: string
  costs: ServicePage['services'][number]['costs']
}

function treatmentFacts(
  { page, cards: titles, title, nhsTopic }: Chatbot['treatments'][number],
  content: AssistantContent,
): Omit<Treatment, 'keywords'> {
  const { title: pageTitle, cards: all } = pageCards(page, content)
  const cards = titles
    ? titles.flatMap((wanted) => all.filter((card) => card.title === wanted))
    : all
  const isOne = cards.length === 1
  const bands = cards
    .flatMap(({ costs }) => costs)
    .flatMap((cost) => ('nhsBand' in cost ? cost.nhsBand : []))
  const charge = bands[0] && (content.charges[bands[0]] as Charge)
  const row = content.nhsInformation.comparison.rows.find(({ topic }) => topic === nhsTopic)
  return {
    title: title ?? cards[0]?.title ?? pageTitle,
    description: cards[0]?.description ?? '',
    costs: cards.flatMap(({ title: label, costs }) =>
      costs.map((cost) => ({ ...(!isOne && { label }), text: costText(cost, content) })),
    ),
    durations: cards
      .filter(({ duration }) => duration)
      .map(({ title: label, duration: text }) => ({ ...(!isOne && { label }), text })),
    ...(charge && { nhs: { band: charge.name, price: charge.price } }),
    ...(row && { nhsNote: row.nhs }),
    link: pageLink(page, pageTitle, content.chatbot),
  }
}

/** What a page offers, as cards with a cost. */
function pageCards(page: string, content: AssistantContent): { title: string; cards: Card[] } {
  const { teethWhitening, emergency, charges, servicePages } = content
  if (page === '/services/teeth-whitening') {
    const cards = teethWhitening.options.map(({ cost, ...option }) => ({
      ...option,
      costs: [cost],
    }))
    return { title: teethWhitening.hero.title, cards }
  }
  if (page === '/emergency-dentist') {
    const { name: title, note: description } = charges.emergency
    const costs = [{ nhsBand: 'emergency' as const }, { text: emergency.costNote }]
    return { title: emergency.hero.title, cards: [{ title, description, duration: '', costs }] }
  }
  const { hero, services = [] } = servicePages[page] ?? {}
  return { title: hero?.title ?? '', cards: [...services] }
}

function listLines(list: AnswerList, { charges, prices, freeCare }: AssistantContent): Line[] {
  const bands = [charges.band1, charges.band2, charges.band3, charges.emergency].map(
    ({ name, price, covers }) => ({
      label: `NHS ${name}`,
      text: `${price} (${covers.join(', ')})`,
    }),
  )
  const lists: Record<AnswerList, () => Line[]> = {
    charges: () => bands,
    prices: () => [
      ...bands,
      ...Object.entries(prices).map(([price, { treatment }]) => ({
        label: treatment,
        text: costText({ price }, { charges, prices }),
      })),
    ],
    freeCare: () => [
      ...freeCare.groups.map(({ who: text }) => ({ text })),
      { text: freeCare.partialHelp },
    ],
  }
  return lists[list]()
}

function assistantPractice(
  slug: string,
  practice: Practice,
  { contact, nhsSection, booking, team }: AssistantContent,
): AssistantPractice {
  const { tradeName: name, town, phone, email, acceptingNhs, nhsNote, portalUrl } = practice
  const status = acceptingNhs ? nhsSection.acceptingLabel : nhsSection.fullLabel
  const address = addressLine(practice.address)
  return {
    name,
    town,
    phone,
    email,
    address,
    map: { label: contact.mapLabel, url: mapsSearchUrl(address) },
    travel: practice.travel,
    hours: hoursByLabel(practice, contact.hoursLabels),
    nhsStatus: [status, nhsNote].filter(Boolean).join('. '),
    portal: { label: booking.portalLabel.replace('{town}', town), url: portalUrl },
    team: team
      .filter((member) => member.practices.some((practice) => practice === slug))
      .map(({ name, role }) => `${name}, ${role}`),
  }
}

const mapValues = <K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  change: (value: V) => W,
) =>
  Object.fromEntries(
    Object.entries<V>(record).map(([key, value]) => [key, change(value)]),
  ) as Record<K, W>
