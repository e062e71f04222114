import type { Content } from '~/content/all-content.ts'
import type { Question } from '~/content/blocks.ts'
import type { Chatbot } from '~/content/chatbot.ts'
import type { AnswerList } from '~/content/chatbot-answers.ts'
import type { Emergency } from '~/content/emergency.ts'
import type { Practice } from '~/content/practice.ts'
import { costText } from '~/lib/costs.ts'
import { hoursByLabel } from '~/lib/hours-lines.ts'
import { addressLine, mapsSearchUrl } from '~/lib/maps.ts'
import { phraseOf, stem } from '~/lib/read-words.ts'
import { pageLink, treatmentFacts } from './gather-treatments.ts'
import type { AssistantContent, Entry, Line } from './knowledge.ts'

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
 * names in other files is there: src/content/assistant-sources.ts has looked.
 */
export function gatherKnowledge(content: AssistantContent) {
  const { chatbot, practices } = content
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
    wantToKnow: Object.fromEntries(
      Object.entries(chatbot.wantToKnow).map(([fact, words]) => [fact, wordsIn(words)]),
    ) as Record<keyof Chatbot['wantToKnow'], string[]>,
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

/** Everything our own assistant knows: /assistant.json. */
export type AssistantKnowledge = ReturnType<typeof gatherKnowledge>

/** What is said of a practice, as it is printed. */
export type AssistantPractice = AssistantKnowledge['practices'][number]

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

type Written = { answer: string } & Pick<Entry, 'facts' | 'link' | 'yieldsTo'>

const textOf = ({ answer: text, facts, link, yieldsTo }: Written) => ({
  text,
  facts,
  link,
  yieldsTo,
})

const uiWords = (all: Chatbot) => {
  const { greeting, privacyNote, topicsLabel, inputLabel, inputHint, askLabel, you, assistant } =
    all
  const words = { greeting, privacyNote, topicsLabel, inputLabel, inputHint, askLabel }
  return { ...words, you, assistant, emergencyLabel: all.emergency.label }
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

function firstAidAnswer(card: Emergency['cards'][number], { whatToDoLabel }: Emergency) {
  return {
    text: `${card.title}. ${card.urgency}. ${whatToDoLabel}:`,
    lines: [...card.whatToDo, card.goNow]
      .filter((text) => text !== undefined)
      .map((text) => ({ text })),
  }
}

function listLines(list: AnswerList, { charges, prices, freeCare }: AssistantContent): Line[] {
  const bands = [charges.band1, charges.band2, charges.band3, charges.emergency].map(
    ({ name, price, covers }) => ({
      label: `NHS ${name}`,
      text: `${price} (${covers.join(', ')})`,
    }),
  )
  const lists: Record<AnswerList, Line[]> = {
    charges: bands,
    prices: [
      ...bands,
      ...Object.entries(prices).map(([price, { treatment }]) => ({
        label: treatment,
        text: costText({ price }, { charges, prices }),
      })),
    ],
    freeCare: [
      ...freeCare.groups.map(({ who: text }) => ({ text })),
      { text: freeCare.partialHelp },
    ],
  }
  return lists[list]
}

function assistantPractice(
  slug: string,
  practice: Practice,
  { contact, nhsSection, booking, team }: AssistantContent,
) {
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
