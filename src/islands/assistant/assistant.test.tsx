// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readContent } from '~/content/read-content.ts'
import { queryClient } from '~/islands/query-client.ts'
import { telHref } from '~/lib/phone-links.ts'
import { openAssistant } from './assistant.tsx'
import type { AssistantKnowledge } from './gather-knowledge.ts'
import { keepQuestions } from './kept-questions.ts'
import { siteKnowledge } from './site-knowledge.fixture.ts'

const { chatbot } = readContent('content', (text) => text)

const send = vi.fn<typeof fetch>()
const practice = { name: 'Woolgate Dental Practice', town: 'Bradford', phone: '01632 960110' }
const opening = { ...chatbot, practices: [practice] }
const [bradford] = (await siteKnowledge()).practices
if (!bradford) throw new Error('there is no practice')
const knowledge: AssistantKnowledge = {
  ...(await siteKnowledge()),
  practices: [
    {
      ...bradford,
      hours: [
        { label: 'Sunday', hours: 'Closed' },
        { label: 'Long past', hours: 'Closed', until: '2020-01-01' },
      ],
    },
  ],
}

let remove = () => {}
const open = () =>
  act(async () => {
    remove = openAssistant(opening, () => {})
  })
const close = () => act(async () => remove())

beforeEach(() => {
  vi.stubGlobal('fetch', send)
  keepQuestions([])
  send.mockImplementation(async () => Response.json(knowledge))
})
afterEach(async () => {
  await close()
  cleanup()
  queryClient.clear()
  send.mockReset()
})

test('it opens at once, and says that it fetches its answers', async () => {
  const answer = Promise.withResolvers<Response>()
  send.mockReturnValue(answer.promise)
  await open()
  expect(document.activeElement?.textContent).toBe(chatbot.title)
  expect(screen.getByRole('status').textContent).toBe(chatbot.loadingText)
  await act(async () => answer.resolve(Response.json(knowledge)))
  expect(await screen.findByText(chatbot.greeting)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe(chatbot.title)
})

test('without its answers it says so and gives the numbers to call', async () => {
  send.mockRejectedValue(new TypeError('failed'))
  await open()
  expect((await screen.findByRole('alert', {}, { timeout: 3000 })).textContent).toBe(
    chatbot.failedText,
  )
  expect(screen.getByRole('link', { name: practice.phone })).toBeTruthy()
})

test('a topic of danger names 999 first', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: chatbot.emergency.label }))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:999',
    '/emergency-dentist',
    telHref(bradford.phone),
  ])
})

test('a day that has passed is not named', async () => {
  await open()
  await userEvent.type(await screen.findByLabelText(chatbot.inputLabel), 'opening hours{Enter}')
  expect(screen.getByText('Sunday')).toBeTruthy()
  expect(screen.queryByText('Long past')).toBeNull()
})

test('the conversation goes on after it was closed, and on the next page', async () => {
  await open()
  await userEvent.type(await screen.findByLabelText(chatbot.inputLabel), 'Where to park?{Enter}')
  await close()
  expect(JSON.parse(sessionStorage.getItem('assistant-questions') ?? '')).toEqual([
    'Where to park?',
  ])
  await open()
  expect(await screen.findByText('Where to park?')).toBeTruthy()
})

test.each(['{', '{"a":1}', '[1,{"asked":"x"}]'])(
  'kept text that is no list of questions is left: %s',
  async (kept) => {
    sessionStorage.setItem('assistant-questions', kept)
    await open()
    expect(await screen.findByText(chatbot.greeting)).toBeTruthy()
  },
)
