import * as v from 'valibot'
import { type Page, type PagePath, specifiedPages } from '../routes.ts'
import { asked, plainText, wordings } from './fields.ts'

const pageMeta = v.strictObject({
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
})

/** By its name in the trail above it, or by the last part of its address. */
const pageName = (page: Page) => page.name ?? `Page ${page.path.slice(page.path.lastIndexOf('/'))}`

export const pageMetaSchema = v.strictObject(
  Object.fromEntries(
    specifiedPages.map((page) => [
      page.path,
      asked(
        pageMeta,
        pageName(page),
        `How the page ${page.path} looks in search engines and when somebody shares it.`,
      ),
    ]),
  ) as Record<PagePath, typeof pageMeta>,
)

export type PageMeta = v.InferOutput<typeof pageMeta>
