import * as v from 'valibot'
import { asked, fieldsets, plainText, wording } from './fields.ts'

/** Not set as English is: plain text keeps each language's own quotation marks and spaces. */
export const otherLanguagesSchema = v.strictObject({
  title: wording('Heading', 'Stands above the paragraphs, near the end of the page.'),
  languages: fieldsets(
    'Paragraphs',
    'When to call 999, how to call you, and that an interpreter is free. Ask somebody who reads the language before you change one.',
    {
      code: asked(
        v.pipe(
          v.string('write the code of the language, like ur'),
          v.regex(
            /^[a-z]{2,3}(-[A-Z][a-z]{3})?$/,
            'write the code of the language, like ur or zh-Hans',
          ),
        ),
        'Code of the language',
        'For example ur for Urdu; it tells screen readers how to speak.',
      ),
      name: asked(plainText, 'Name of the language', 'In the language itself.'),
      text: asked(plainText, 'Paragraph', 'In the language itself.'),
    },
  ),
})

export type OtherLanguages = v.InferOutput<typeof otherLanguagesSchema>
