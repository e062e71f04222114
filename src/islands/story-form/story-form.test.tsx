// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readContent } from '~/content/read-content.ts'
import { StoryFields } from '~/sections/share-your-story/story-fields.tsx'
import { StoryForm } from './story-form.tsx'

const backend = vi.hoisted(() => ({ url: '' }))
vi.mock('astro:env/client', () => ({
  get BACKEND_URL() {
    return backend.url
  },
}))

const { shareYourStory } = readContent()
const { fields } = shareYourStory

const send = vi.fn<typeof fetch>()
const log = vi.spyOn(console, 'log').mockImplementation(() => {})
const contact = { phone: '01632 960400', email: 'hello@practice.example' }

beforeEach(() => vi.stubGlobal('fetch', send))
afterEach(() => {
  cleanup()
  send.mockReset()
  log.mockClear()
})

/** The fields as they reach the island: markup that is there already. */
function show(isDelivered: boolean) {
  const served = renderToStaticMarkup(
    <StoryFields content={shareYourStory} contact={contact} isDelivered={isDelivered} />,
  )
  render(
    <StoryForm words={shareYourStory} isDelivered={isDelivered}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered above */}
      <div dangerouslySetInnerHTML={{ __html: served }} />
    </StoryForm>,
  )
}

async function fillIn(user = userEvent.setup()) {
  await user.type(screen.getByLabelText(fields.firstName.label), 'Amira')
  await user.type(screen.getByLabelText(fields.lastName.label), 'Khan')
  await user.type(screen.getByLabelText(fields.email.label), 'amira@example.com')
  await user.type(screen.getByLabelText(fields.phone.label), '01632 960123')
  await user.selectOptions(screen.getByLabelText(fields.treatment.label), 'Invisalign')
  await user.click(screen.getByLabelText('5 Excellent'))
  await user.type(screen.getByLabelText(fields.title.label), 'At last')
  await user.click(screen.getByLabelText(shareYourStory.consent.video))
  await user.click(screen.getByLabelText(shareYourStory.consent.website))
  return user
}

const submitButton = () => screen.getByRole('button', { name: shareYourStory.submitLabel })
const firstName = () => screen.getByLabelText<HTMLInputElement>(fields.firstName.label).value
const toast = (title: string) => screen.findAllByText(title)

const story = {
  firstName: 'Amira',
  lastName: 'Khan',
  email: 'amira@example.com',
  phone: '01632 960123',
  treatment: 'Invisalign',
  rating: '5',
  title: 'At last',
  description: '',
  consentMarketing: false,
  consentVideo: true,
  consentWebsite: true,
}

test('where delivery is on, the answers are posted once with an id of their own', async () => {
  send.mockResolvedValue(Response.json({ accepted: true }, { status: 202 }))
  show(true)
  const user = await fillIn()
  await user.dblClick(submitButton())
  await toast(shareYourStory.thankYou.title)
  expect(send).toHaveBeenCalledOnce()
  const [address, request] = send.mock.calls[0] ?? []
  expect(address).toBe('/api/testimonials')
  expect(JSON.parse(String(request?.body))).toEqual({
    ...story,
    submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    website: '',
  })
})

test('the answers go to the backend that is configured', async () => {
  backend.url = 'https://backend.test/'
  send.mockResolvedValue(Response.json({ accepted: true }, { status: 202 }))
  show(true)
  const user = await fillIn()
  await user.click(submitButton())
  await toast(shareYourStory.thankYou.title)
  expect(send.mock.calls[0]?.[0]).toBe('https://backend.test/api/testimonials')
  backend.url = ''
})

test.each([
  ['the connection fails', () => Promise.reject(new TypeError('failed'))],
  ['the server cannot take it', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['there were too many', () => Promise.resolve(new Response(null, { status: 429 }))],
  [
    'it finds fault with nothing that the form asks for',
    () => Promise.resolve(Response.json({ fields: { submissionId: 'is none' } }, { status: 422 })),
  ],
])('when %s nothing is lost, and a second attempt has the same id', async (_, fail) => {
  send.mockImplementationOnce(fail)
  send.mockResolvedValue(Response.json({ accepted: true }, { status: 202 }))
  show(true)
  const user = await fillIn()
  await user.click(submitButton())
  await toast(shareYourStory.deliveryFailed.title)
  expect(firstName()).toBe('Amira')
  expect(log).not.toHaveBeenCalled()
  await user.click(submitButton())
  await toast(shareYourStory.thankYou.title)
  const ids = send.mock.calls.map(([, request]) => JSON.parse(String(request?.body)).submissionId)
  expect(ids[0]).toBe(ids[1])
})

test('a field that the server refuses is marked', async () => {
  const refusal = { error: 'invalid', fields: { phone: 'must be a phone number' } }
  send.mockResolvedValue(Response.json(refusal, { status: 422 }))
  show(true)
  const user = await fillIn()
  await user.click(submitButton())
  await waitFor(() =>
    expect(screen.getByLabelText(fields.phone.label).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(firstName()).toBe('Amira')
})
