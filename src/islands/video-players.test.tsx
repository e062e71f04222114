// @vitest-environment happy-dom
import nodeConsole from 'node:console'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { VideoCards } from '~/sections/home/video-cards.tsx'
import { VideoPlayers } from './video-players.tsx'

// happy-dom loads no frames, and says so with a stack for each.
const frameNotes = vi.spyOn(nodeConsole, 'error').mockReturnValue()
afterAll(() => frameNotes.mockRestore())
afterEach(cleanup)

const picture = { avif: '', src: '/p.webp', width: 16, height: 9, alt: 'A patient in a garden.' }
const video = (id: string, title: string) => ({
  id,
  title,
  badge: 'Invisalign',
  details: 'Maureen T., Ripon',
  picture,
})

const renderLists = () =>
  render(
    <>
      <VideoPlayers>
        <VideoCards
          hasLead
          watchLabel="Watch Video"
          videos={[video('aaaaaaaaaaa', 'First'), video('bbbbbbbbbbb', 'Second')]}
        />
      </VideoPlayers>
      <VideoPlayers>
        <VideoCards watchLabel="Watch Video" videos={[video('ccccccccccc', 'Third')]} />
      </VideoPlayers>
    </>,
  )

const link = (title: string) =>
  screen.getByRole('link', { name: new RegExp(`Watch Video.*${title}`) })
const card = (title: string) => link(title).closest('article')

test('one film plays at a time, in a list and across lists', async () => {
  renderLists()
  for (const [title, other] of [
    ['First', 'Third'],
    ['Second', 'First'],
    ['Third', 'Second'],
  ] as const) {
    fireEvent.click(link(title))
    expect(screen.queryByTitle(other)).toBeNull()
    expect(card(other)?.dataset.playing).toBe('false')
    await screen.findByTitle(title)
  }
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})

test('a press that asks for another tab is left to the browser', () => {
  renderLists()
  let isLeft = false
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', leave, { once: true })
  fireEvent.click(link('First'), { ctrlKey: true })
  expect(isLeft).toBe(true)
  expect(card('First')?.dataset.playing).toBe('false')
})

test('a film stops, and is not heard, when the gate refuses its visitor', async () => {
  renderLists()
  fireEvent.click(link('First'))
  await screen.findByTitle('First')
  document.documentElement.dataset.gate = 'restricted'
  await waitFor(() => expect(screen.queryByTitle('First')).toBeNull())
  delete document.documentElement.dataset.gate
})
