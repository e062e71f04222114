import { expect, test } from 'vitest'
import { blogJsonLd, blogPostingJsonLd } from './blog-posting-json-ld.ts'

const article = {
  path: '/blog/how-to-register',
  title: 'How to register',
  excerpt: 'In short',
  category: 'NHS Services',
  date: '2025-01-20',
  author: 'Samina Hussain',
  image: 'https://www.practice.example/a.webp',
}
const options = { siteUrl: 'https://www.practice.example', groupName: 'The Group' }
const address = 'https://www.practice.example/blog/how-to-register'

test('an article has headline, date, author, picture and publisher', () => {
  expect(blogPostingJsonLd(article, options)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'How to register',
    description: 'In short',
    articleSection: 'NHS Services',
    datePublished: '2025-01-20',
    image: 'https://www.practice.example/a.webp',
    author: { '@type': 'Person', name: 'Samina Hussain' },
    publisher: {
      '@type': 'Organization',
      name: 'The Group',
      logo: 'https://www.practice.example/icon-512.png',
    },
  })
})

test('its page is its address and its canonical', () => {
  expect(blogPostingJsonLd(article, options)).toMatchObject({
    url: address,
    mainEntityOfPage: address,
  })
})

test('an article that has not changed was last modified on the day it was published', () => {
  const updated = { ...article, updated: '2026-11-17' }
  expect(blogPostingJsonLd(article, options).dateModified).toBe('2025-01-20')
  expect(blogPostingJsonLd(updated, options).dateModified).toBe('2026-11-17')
})

test('the blog names its articles by the same ids', () => {
  const blog = blogJsonLd({ title: 'Plain advice', lead: 'What helps.' }, [article], options)
  const { '@context': _, ...posting } = blogPostingJsonLd(article, options)
  expect(blog).toMatchObject({
    '@type': 'Blog',
    name: 'Plain advice',
    url: 'https://www.practice.example/blog',
    blogPost: [posting],
  })
})
