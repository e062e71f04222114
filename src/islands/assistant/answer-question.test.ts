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

  test.each(['my face is puffy', 'my jaw is locked', 'it will not stop bleeding', "can't breathe"])(
    '%j: 999 and the numbers of the practices come first',
    (asked) => {
      expect(answers(asked)[0]).toMatchObject({
        text: expect.stringMatching(/^Call 999/),
        callFirst: { phone: '999' },
        facts: 'phones',
      })
    },
  )

  test('somebody in pain is not sent to 999 before the emergency page', () => {
    expect(answers('my tooth is broken')[0]).not.toHaveProperty('callFirst')
  })

  test('a question about care in general is answered as such', () => {
    for (const asked of ['does whitening hurt', 'Will it hurt?'])
      expect(answers(asked)[0]?.text).toBe(faq.find(({ id }) => id === 'numbness')?.answer)
  })

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
