/** The block between the two `---` lines at the top of an article: one `key: value` per line. */
import * as v from 'valibot'
import { blog } from '../blog.ts'
import { team } from '../team.ts'
import * as field from './fields.ts'

const categories = [...blog.categories, ...blog.unlistedCategories]

const frontMatter = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d*$/, (issue) => `${issue.received} is not an id; write a number like 5`),
    v.transform(Number),
  ),
  title: field.text,
  excerpt: field.text,
  category: field.oneOf(categories, 'a category', 'content/blog.ts'),
  date: field.isoDate,
  author: field.oneOf(
    team.map(({ name }) => name),
    'one of the team',
    'content/team.ts',
  ),
  image: field.imagePath,
  imageAlt: field.altText,
})

export const articleSchema = v.pipe(
  frontMatter,
  v.transform(({ image, imageAlt, ...article }) => ({
    ...article,
    image: { src: image, alt: imageAlt },
  })),
)

export type Article = v.InferOutput<typeof articleSchema>
