import * as v from 'valibot'
import { pageMeta } from '../page-meta.ts'
import * as field from './fields.ts'

/** The lines between the dashes at the top of a file in content/pages/. */
export const legalPageSchema = v.pipe(
  v.strictObject({
    title: field.text,
    metaTitle: field.text,
    description: field.text,
    intro: field.text,
    /** As printed, for example January 2025. */
    lastUpdated: v.optional(field.text),
    backLabel: field.text,
    /** `true` where the page states invented facts; everything in front matter is text. */
    sample: v.optional(v.picklist(['true', 'false'], 'write true or false')),
  }),
  v.check(
    (page) =>
      Object.values(pageMeta).some(
        (meta) => meta.title === page.metaTitle && meta.description === page.description,
      ),
    'metaTitle and description must be the same as in content/page-meta.ts',
  ),
)

export type LegalPage = v.InferOutput<typeof legalPageSchema>
