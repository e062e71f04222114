import { expect, test } from 'vitest'
import { blogPostingJsonLd } from './blog-posting-json-ld.ts'

const article = {
  id: 3,
  title: 'How to register',
  excerpt: 'In short',
  category: 'NHS Services',
  date: '2025-01-20',
  author: 'Samina Hussain',
}
const options = { siteUrl: 'https://www.practice.example', groupName: 'The Group' }

test('an article has headline, date, author and publisher', () => {
  expect(blogPostingJsonLd(article, options)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'How to register',
    description: 'In short',
    articleSection: 'NHS Services',
    datePublished: '2025-01-20',
    author: { '@type': 'Person', name: 'Samina Hussain' },
    publisher: { '@type': 'Organization', name: 'The Group' },
  })
})

test('its address opens the dialog, the blog stays the canonical page', () => {
  expect(blogPostingJsonLd(article, options)).toMatchObject({
    url: 'https://www.practice.example/blog?article=3',
    mainEntityOfPage: 'https://www.practice.example/blog',
  })
})

test('a picture is named only where there is one', () => {
  expect(blogPostingJsonLd(article, options)).not.toHaveProperty('image')
  expect(blogPostingJsonLd(article, { ...options, image: 'https://a.example/b.webp' }).image).toBe(
    'https://a.example/b.webp',
  )
})
