import { findAnswers } from '~/lib/find-answers.ts'
import type { HoursLine } from '~/lib/hours-lines.ts'
import { soundsDangerous, soundsUrgent } from '~/lib/sounds-urgent.ts'
import type { Chatbot, ChatbotTopic } from '../../../content/model/chatbot.ts'
import type { FaqItem } from '../../../content/model/faq.ts'

/** Everything our own assistant knows: /assistant.json. */
export type AssistantKnowledge = {
  words: Chatbot
  faq: readonly FaqItem[]
  practices: readonly AssistantPractice[]
}

/** What is said of a practice, as it is printed. */
export type AssistantPractice = {
  name: string
  town: string
  phone: string
  hours: HoursLine[]
  nhsStatus: string
  portal: { label: string; url: string }
}

export type Answer = {
  text: string
  callFirst?: ChatbotTopic['callFirst']
  facts?: ChatbotTopic['facts']
  link?: { label: string; to: string } | undefined
}

type Knowledge = Pick<AssistantKnowledge, 'words' | 'faq'>

/** A topic by its label; anything else as somebody has typed it. */
export function answersTo(asked: string, knowledge: Knowledge): Answer[] {
  const { emergency, topics } = knowledge.words
  const chosen = [emergency, ...topics].find(({ label }) => label === asked)
  return chosen ? [topicAnswer(chosen)] : answerQuestion(asked, knowledge)
}

/** RULINGS 10: the emergency page comes first when somebody is in pain; what is not known is said. */
export function answerQuestion(asked: string, { words, faq }: Knowledge): Answer[] {
  const topics = words.topics.map((topic) => ({ ...topicAnswer(topic), keywords: topic.keywords }))
  const questions = faq.map(({ question, answer, link, keywords }) => ({
    text: answer,
    link: link && { ...link, to: link.to.replace(/^#/, '/#') },
    question,
    keywords,
  }))
  const entries = [...topics, ...questions]
  const found: Answer[] = findAnswers(asked, entries)
  const rightWords = entries.flatMap(({ keywords }) => keywords)
  if (soundsUrgent(asked, words.emergency, rightWords)) {
    const others = found.filter(({ link }) => link?.to !== words.emergency.link?.to)
    const { callFirst, ...urgent } = topicAnswer(words.emergency)
    const isDangerous = soundsDangerous(asked, words.emergency, rightWords)
    return [isDangerous ? { ...urgent, callFirst } : urgent, ...others.slice(0, 1)]
  }
  return found.length > 0 ? found : [{ text: words.unknownAnswer, facts: 'phones' }]
}

const topicAnswer = ({ answer, callFirst, facts, link }: Chatbot['topics'][number]): Answer => ({
  text: answer,
  callFirst,
  facts,
  link,
})
