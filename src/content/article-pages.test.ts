import { expect, test } from 'vitest'
import { articlePath, articleSchema } from './article.ts'
import {
  articlePage,
  articlesPerPage,
  fullArticle,
  type LoadedArticle,
  pageCount,
} from './article-pages.ts'
import { checkFile } from './read-content.ts'
import { splitDocument } from './read-files.ts'

const article = (id: number, html = ''): LoadedArticle => ({
  id,
  name: `article-${id}`,
  path: html ? `/blog/article-${id}` : null,
  headings: [],
  pictures: [],
  title: `Article ${id}`,
  excerpt: 'In short.',
  category: 'Treatments',
  date: '2025-01-13',
  author: 'Samina Hussain',
  image: { src: `blog/article-${id}`, alt: 'What the picture shows.' },
  html,
})
const articles = (count: number) => Array.from({ length: count }, (_, i) => article(i + 1))
const ids = (count: number, page: number) =>
  articlePage(articles(count), page).articles.map(({ id }) => id)

test('a page holds 12 articles', () => {
  expect(ids(30, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(ids(30, 3)).toEqual([25, 26, 27, 28, 29, 30])
})

test('there is a next page only where articles are left', () => {
  expect(articlePage(articles(articlesPerPage), 1).nextPage).toBeNull()
  expect(articlePage(articles(articlesPerPage + 1), 1).nextPage).toBe(2)
  expect(articlePage(articles(articlesPerPage + 1), 2).nextPage).toBeNull()
})

test('even an empty blog has its first page', () => {
  expect(pageCount([])).toBe(1)
  expect(articlePage([], 1)).toEqual({ articles: [], nextPage: null })
})

test('a card carries its picture but no body', () => {
  const [card] = articlePage([article(1, '<p>Long.</p>')], 1).articles
  expect(card).toMatchObject({ alt: 'What the picture shows.', picture: 'blog/article-1' })
  expect(card).not.toHaveProperty('html')
})

test('headings of the body stand below the title of the dialog', () => {
  const html = '<h2 id="a">A</h2><p>h2</p><h3 id="b">B</h3>'
  expect(fullArticle(article(1, html)).html).toBe('<h3 id="a">A</h3><p>h2</p><h4 id="b">B</h4>')
})

const file = (facts: string) =>
  checkFile({
    file: 'content/articles/9-sore-gums.md',
    kind: 'articles',
    name: '9-sore-gums',
    schema: articleSchema,
    ...splitDocument(
      `---\nid: 9\ntitle: T\nexcerpt: In short.\ncategory: Dental Health\ndate: 2026-01-02\nauthor: Samina Hussain\nimage: blog/article-1\nimageAlt: What the picture shows.\n${facts}\n---\n`,
      '',
    ),
  }) as { problems: string[]; value?: { updated?: string } }

test('an article is described so that search engines can show all of it', () => {
  expect(file('description: Short.').problems.join()).toContain('write 120 to 160 characters')
})

test('an article has changed on or after the day it was published', () => {
  expect(file('updated: 2026-01-02').value?.updated).toBe('2026-01-02')
  expect(file('updated: 2026-01-01').problems.join()).toMatch(/updated: .*check both dates/)
})

test('an address comes from the name of the file, without its number', () => {
  const html = '<p>Text.</p>'
  expect(articlePath({ name: '9-sore-gums', html })).toBe('/blog/sore-gums')
  expect(articlePath({ name: 'sore-gums', html })).toBe('/blog/sore-gums')
  expect(articlePath({ name: 'sore-gums', html: '' })).toBeNull()
})
