// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '~/behaviours/query-client.ts'
import { blog } from '../../../content/blog.ts'
import type { ArticleSummary } from './article.ts'
import { ArticleList } from './article-list.tsx'

const send = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', send))
afterEach(() => {
  cleanup()
  queryClient.clear()
  send.mockReset()
})

const picture = { avif: '', webp: '', src: '/p.webp', width: 8, height: 5, tint: 'mint' }
const articles = (from: number, to: number): ArticleSummary[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: from + index,
    title: `Article ${from + index}`,
    excerpt: 'In short.',
    category: 'Treatments',
    date: '2025-01-13',
    author: 'Samina Hussain',
    alt: 'What the picture shows.',
    picture,
  })) as ArticleSummary[]

function show() {
  const first = { articles: articles(1, 12), nextPage: 2, total: 14, highestId: 14 }
  render(
    <MemoryRouter initialEntries={['/blog']}>
      <ArticleList content={blog} first={first} />
    </MemoryRouter>,
  )
}

const moreButton = () => screen.queryByRole('button', { name: 'Show more articles' })
const cards = () => screen.getAllByRole('article').length

test('more articles are fetched when asked for, and reading goes on with the first of them', async () => {
  send.mockResolvedValue(Response.json({ articles: articles(13, 14), nextPage: null }))
  show()
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(moreButton() as HTMLElement)
  await waitFor(() => expect(cards()).toBe(14))
  expect(send.mock.calls.map(([address]) => address)).toEqual(['/articles/page-2.json'])
  expect(document.activeElement?.id).toBe('article-13')
  expect(screen.getByText('Showing 14 of 14 articles')).toBeTruthy()
  expect(moreButton()).toBeNull()
})

test('when they cannot be fetched the page says so and can be asked again', async () => {
  send.mockRejectedValueOnce(new TypeError('failed'))
  send.mockResolvedValue(Response.json({ articles: articles(13, 14), nextPage: null }))
  show()
  await userEvent.click(moreButton() as HTMLElement)
  await screen.findByText(blog.moreFailedText)
  expect(cards()).toBe(12)
  await userEvent.click(moreButton() as HTMLElement)
  await waitFor(() => expect(cards()).toBe(14))
})
