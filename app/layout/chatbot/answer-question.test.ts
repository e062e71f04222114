import { describe, expect, test } from 'vitest'
import { chatbot } from '../../../content/chatbot.ts'
import { faq } from '../../../content/faq.ts'
import { answerQuestion } from './answer-question.ts'

const answers = (asked: string) => answerQuestion(asked, { words: chatbot, faq })

describe('answerQuestion', () => {
  test.each(['I am in pain', 'my filling fell out, how much is a new one', 'toothache on sunday'])(
    '%j: the emergency page comes first',
    (asked) => {
      expect(answers(asked)[0]).toMatchObject({
        text: chatbot.emergency.answer,
        facts: 'phones',
        link: { to: '/emergency-dentist' },
      })
    },
  )

  test('the emergency page is not named twice', () => {
    const links = answers('emergency toothache swelling').map(({ link }) => link?.to)
    expect(links.filter((to) => to === '/emergency-dentist')).toHaveLength(1)
  })

  test('a topic answers with facts of the practices', () => {
    expect(answers('what are your opening hours')[0]).toMatchObject({ facts: 'hours' })
    expect(answers('phone number')[0]).toMatchObject({ facts: 'phones' })
  })

  test('a link to a section leads to the home page, wherever it is asked', () => {
    const link = answers('weekend lunch times').find((answer) => answer.link)?.link
    expect(link?.to).toBe('/#contact')
  })

  test('what is not known is said, with the numbers to call', () => {
    expect(answers('What is the capital of Peru?')).toEqual([
      { text: chatbot.unknownAnswer, facts: 'phones' },
    ])
  })
})
