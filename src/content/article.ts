/** The block between the two `---` lines at the top of an article: one `key: value` per line. */
import * as v from 'valibot'
import { altText, asked, imagePath, isoDate, nameOf, text, wording } from './fields.ts'
import type { ListedPage } from './listed-page.ts'

const descriptionAdvice = 'write 120 to 160 characters, so that search engines can show all of it'
const description = v.pipe(
  text,
  v.minLength(120, descriptionAdvice),
  v.maxLength(160, descriptionAdvice),
)

export const articleFields = v.strictObject({
  id: asked(
    v.pipe(
      v.number('write a number like 5'),
      v.integer('write a whole number'),
      v.minValue(1, 'write 1 or more'),
      v.metadata({ isCounted: true }),
    ),
    'Number of the article',
    'The next free number, filled in by itself. No two have the same.',
  ),
  title: asked(
    v.pipe(text, v.maxLength(60, 'keep the title within 60 characters')),
    'Title',
    'At most 60 letters.',
  ),
  excerpt: wording('Opening words', 'Two or three sentences: shown in the list of articles.'),
  category: asked(
    nameOf('articleCategory', 'a category'),
    'Subject',
    'Choose one, or type a new one.',
  ),
  date: asked(isoDate, 'Day it was published', 'Newer articles come first.'),
  updated: asked(v.optional(isoDate), 'Day the text last changed', 'Leave it empty until it has.'),
  description: asked(
    v.optional(description),
    'Text in Google',
    'Between 120 and 160 letters. An article with a text has a page of its own and needs it.',
  ),
  author: asked(
    nameOf('teamMember', 'one of the team'),
    'Written by',
    'One of the people in the form Team.',
  ),
  image: asked(imagePath, 'Picture', 'Above the article and in the list; wider than tall.'),
  imageAlt: asked(
    altText,
    'What the picture shows',
    'For people who cannot see it, in a short sentence.',
  ),
})

export const articleSchema = v.pipe(
  articleFields,
  v.forward(
    v.check(
      ({ date, updated = date }) => updated >= date,
      'an article cannot have changed before it was published; check both dates',
    ),
    ['updated'],
  ),
  v.transform(({ image, imageAlt, ...article }) => ({
    ...article,
    image: { src: image, alt: imageAlt },
  })),
)

/**
 * Where an article with a body stands. From the name of its file, so that a mended title
 * moves no page: `1-daily-routine.md` is /blog/daily-routine.
 */
export const articlePath = ({ name, html }: { name: string; html: string }) =>
  html ? (`/blog/${name.replace(/^\d+-/, '')}` as const) : null

export function articlePages(
  article: v.InferOutput<typeof articleSchema> & { name: string; html: string },
): ListedPage[] {
  const path = articlePath(article)
  if (!path) return []
  const { title, description = '', date, updated, image } = article
  return [
    {
      path,
      titles: { title, description, shareHeadline: title },
      lastChange: updated ?? date,
      art: image.src,
      article,
    },
  ]
}
