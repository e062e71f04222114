// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readContent } from '~/content/read-content.ts'
import { queryClient } from '~/islands/query-client.ts'
import { ArticleGrid, type ListedArticle } from '~/sections/blog/article-list.tsx'
import { BlogReader } from './blog-reader.tsx'
import { articleNumber } from './opened-article.ts'

const { blog } = readContent()

const send = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', send)
  document.documentElement.dataset.gate = 'allowed'
  history.replaceState(null, '', '/blog')
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  send.mockReset()
})

const picture = { avif: '/p.avif 8w', src: '/p.webp', width: 8, height: 5 }
const articles = (from: number, to: number): ListedArticle[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: from + index,
    path: `/blog/article-${from + index}`,
    title: `Article ${from + index}`,
    excerpt: 'In short.',
    category: 'Treatments',
    date: '2025-01-13',
    author: 'Samina Hussain',
    alt: 'What the picture shows.',
    picture,
  }))

function show() {
  render(
    <BlogReader words={blog} highestId={14} nextPage={2} shown={12} total={14}>
      <ArticleGrid articles={articles(1, 12)} readLabel={blog.readLabel} />
    </BlogReader>,
  )
}

const moreButton = () => screen.queryByRole('button', { name: 'Show more articles' })
const cards = () => document.querySelectorAll('.article-grid > li').length
const readLink = (id: number) => document.getElementById(`article-${id}`) as HTMLElement
const dialog = () => document.querySelector('dialog') as HTMLDialogElement

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

test('a click for another tab is left to the browser', () => {
  show()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  // The test's own browser would follow it.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  act(() => readLink(3).dispatchEvent(click))
  expect(dialog().open).toBe(false)
})

test('a whole number names an article', () => {
  expect(articleNumber('1')).toBe(1)
  expect(articleNumber('10000')).toBe(10000)
})

test.each(['', '0', '-1', '1.5', '01', '1e3', ' 1', 'abc', '../../etc', '99999999999999'])(
  '"%s" names none',
  (asked) => {
    expect(articleNumber(asked)).toBeNaN()
  },
)

test('what was fetched is fresh for 5 minutes and kept for 10 (SPEC §7)', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
  })
})
