// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { playVideo } from '~/behaviours/playing-video.ts'
import { VideoTestimonials } from './video-testimonials.tsx'

afterEach(() => {
  cleanup()
  playVideo(null)
})

const picture = { avif: '', webp: '', src: '/p.webp', width: 16, height: 9, tint: 'none' }
const video = (id: string, title: string) => ({
  id,
  title,
  badge: 'Invisalign',
  details: 'Maureen T., Ripon',
  thumbnail: { alt: 'A patient in a garden.' },
  picture,
})
const words = { title: 'Patients tell their story', privacyNote: 'Note', watchLabel: 'Watch Video' }

test('an empty list renders nothing at all', () => {
  const { container } = render(<VideoTestimonials {...words} videos={[]} />)
  expect(container.innerHTML).toBe('')
})

test('a list renders its cards, and one film plays at a time', async () => {
  render(
    <VideoTestimonials
      {...words}
      videos={[video('aaaaaaaaaaa', 'First'), video('bbbbbbbbbbb', 'Second')]}
    />,
  )
  expect(screen.queryByTitle('First')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: /Watch Video.*First/ }))
  expect((await screen.findByTitle('First')).getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1&rel=0',
  )
  fireEvent.click(screen.getByRole('link', { name: /Watch Video.*Second/ }))
  expect(screen.queryByTitle('First')).toBeNull()
  expect(await screen.findByTitle('Second')).toBeDefined()
})
