import * as v from 'valibot'
import * as field from './fields.ts'

const pageMeta = v.strictObject({
  /** Without the group's name, which is added to it. */
  title: v.pipe(field.text, v.maxLength(60, 'keep the title within 60 characters')),
  description: v.pipe(
    field.text,
    v.minLength(140, 'write 140 to 160 characters, so that search engines can show all of it'),
    v.maxLength(160, 'write 140 to 160 characters, so that search engines can show all of it'),
  ),
  keywords: v.optional(field.listOf(field.text)),
  /** Large words on the picture shown when the page is shared. */
  shareHeadline: v.pipe(field.text, v.maxLength(48, 'keep the headline within 48 characters')),
  /** The day on which what the page says last changed, for the sitemap. */
  dateModified: field.isoDate,
})

export const pageMetaSchema = v.record(
  v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/, 'a page is named by its path, like /blog')),
  pageMeta,
)

export type PageMeta = v.InferInput<typeof pageMeta>
