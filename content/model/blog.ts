import * as v from 'valibot'
import * as field from './fields.ts'

export const blogSchema = v.strictObject({
  hero: v.strictObject({ title: field.text, lead: field.text, image: field.image }),
  listTitle: field.text,
  readLabel: field.text,
  closeLabel: field.text,
  showMoreLabel: field.text,
  loadingText: field.text,
  failed: v.strictObject({ title: field.text, text: field.text, retryLabel: field.text }),
  missing: v.strictObject({ title: field.text, text: field.text, backLabel: field.text }),
  moreFailedText: field.text,
  withoutScript: field.text,
  comingSoon: v.strictObject({ title: field.text, text: field.text }),
  categoriesTitle: field.text,
  /** Listed on the page. */
  categories: field.listOf(field.text),
  /** Used by articles, but not listed on the page. */
  unlistedCategories: field.listOf(field.text),
})

export type Blog = v.InferInput<typeof blogSchema>
