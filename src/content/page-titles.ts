import * as v from 'valibot'
import { type FixedPath, fixedPages } from '../routes.ts'
import { asked, fieldset, plainText, wordings } from './fields.ts'

const entries = {
  title: asked(
    v.pipe(plainText, v.maxLength(60, 'keep the title within 60 characters')),
    'Title in Google',
    'At most 60 letters: what people search for, and the town. The name of the group is added by itself.',
  ),
  description: asked(
    v.pipe(
      plainText,
      v.minLength(120, 'write 120 to 160 characters, so that search engines can show all of it'),
      v.maxLength(160, 'write 120 to 160 characters, so that search engines can show all of it'),
    ),
    'Text below the title in Google',
    'Between 120 and 160 letters, in whole sentences.',
  ),
  keywords: v.optional(
    wordings('Words people search for', 'Visitors do not see them. May stay empty.'),
  ),
  shareHeadline: asked(
    v.pipe(plainText, v.maxLength(48, 'keep the headline within 48 characters')),
    'Words on the picture when the page is shared',
    'At most 48 letters. Shown when somebody sends the page in a message or posts it.',
  ),
}

/** How one page looks outside of the website. */
export const pageTitles = fieldset(
  'In search engines and when shared',
  'How the page looks in Google, and when somebody sends it in a message.',
  entries,
)

/** Of the pages that have no file of their own to stand in. */
export const pageTitlesSchema = v.strictObject(
  Object.fromEntries(
    fixedPages.map(({ path, name }) => [
      path,
      asked(
        v.strictObject(entries),
        name,
        `How the page ${path} looks in search engines and when somebody shares it.`,
      ),
    ]),
  ) as Record<FixedPath, v.StrictObjectSchema<typeof entries, undefined>>,
)

export type PageTitles = v.InferOutput<typeof pageTitles>
