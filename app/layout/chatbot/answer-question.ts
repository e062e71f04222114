import { findAnswers } from '~/lib/find-answers.ts'
import { soundsDangerous, soundsUrgent } from '~/lib/sounds-urgent.ts'
import type { Chatbot, ChatbotTopic } from '../../../content/model/chatbot.ts'
import type { ChatbotContent } from './chatbot-content.ts'

export type Answer = {
  text: string
  callFirst?: ChatbotTopic['callFirst']
  facts?: ChatbotTopic['facts']
  link?: { label: string; to: string } | undefined
}

type Knowledge = Pick<ChatbotContent, 'words' | 'faq'>

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

export const topicAnswer = ({
  answer,
  callFirst,
  facts,
  link,
}: Chatbot['topics'][number]): Answer => ({
  text: answer,
  callFirst,
  facts,
  link,
})
