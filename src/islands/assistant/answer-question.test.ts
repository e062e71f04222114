import { describe, expect, test } from 'vitest'
import { readContent } from '~/content/read-content.ts'
import { answersTo } from './answer-question.ts'
import { siteKnowledge } from './site-knowledge.fixture.ts'

const { chatbot, faq } = readContent('content', (text) => text)

const knowledge = await siteKnowledge()
const answers = (asked: string) => answersTo(asked, knowledge)

describe('danger and pain', () => {
  test.each(['I am in pain', 'my filling fell out, how much is a new one', 'toothache on sunday'])(
    '%j: the emergency page comes first',
    (asked) => {
      expect(answers(asked)[0]).toMatchObject({
        text: chatbot.emergency.painAnswer,
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
        calls: [{ phone: '999' }],
        facts: 'phones',
      })
    },
  )

  test('somebody in pain is not sent to 999 before the practice', () => {
    expect(answers('my tooth is broken')[0]).not.toHaveProperty('calls')
  })

  test('a question about care in general is answered as such', () => {
    for (const asked of ['does it hurt', 'Will it hurt?'])
      expect(answers(asked)[0]?.text).toBe(faq.find(({ id }) => id === 'numbness')?.answer)
  })

  test('the emergency page is not named twice', () => {
    const links = answers('emergency toothache swelling').map(({ link }) => link?.to)
    expect(links.filter((to) => to === '/emergency-dentist')).toHaveLength(1)
  })

  test('a danger that is no matter for a dentist comes even before those that are', () => {
    const [first, second] = answers('he collapsed and his face is swollen')
    expect(first?.calls?.map(({ phone }) => phone)).toEqual(['999', '111'])
    expect(second?.text).toBe(chatbot.emergency.answer)
  })

  test('the town that is named comes first', () => {
    expect(answers('toothache, leeds')[0]).toMatchObject({ facts: 'phones', towns: ['Leeds'] })
  })
})

describe('other questions', () => {
  test('a topic answers with facts of the practices', () => {
    expect(answers('what are your opening hours')[0]).toMatchObject({ facts: 'hours' })
    expect(answers('phone number')[0]).toMatchObject({ facts: 'phones' })
  })

  test('a button gives the answer of its topic', () => {
    for (const topic of chatbot.topics) expect(answers(topic.label)[0]?.text).toBe(topic.answer)
    expect(answers(chatbot.emergency.label)[0]?.calls).toEqual([chatbot.emergency.callFirst])
  })

  test('only the practices that were asked about are told of', () => {
    expect(answers('opening hours in Leeds')[0]?.towns).toEqual(['Leeds'])
    expect(answers('opening hours')[0]?.towns).toEqual([])
  })

  test('a link to a section leads to the home page, wherever it is asked', () => {
    const links = knowledge.entries.flatMap(({ link }) => link?.to ?? [])
    expect(links.filter((to) => !to.startsWith('/'))).toEqual([])
  })

  test('what is not known begins with whom to call', () => {
    const [answer, ...more] = answers('What is the capital of Peru?')
    expect(answer).toEqual({ text: knowledge.unknownAnswer, facts: 'phones' })
    expect(answer?.text.startsWith(`Call ${knowledge.practices[0]?.phone}`)).toBe(true)
    expect(more).toEqual([])
  })

  test.each(['', '   ', '???', '🦷', 'a'.repeat(10_000)])('nothing is made of %j', (asked) => {
    expect(answers(asked)).toEqual([{ text: knowledge.unknownAnswer, facts: 'phones' }])
  })
})
