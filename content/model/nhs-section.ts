import * as v from 'valibot'
import { practices } from '../practices.ts'
import { heading, link, linkTarget, practiceSlug } from './blocks.ts'
import * as field from './fields.ts'
import { townLabel } from './town-label.ts'

/** Text that names the towns where new NHS patients are accepted, and no other. */
const namesAcceptingTowns = v.pipe(
  field.text,
  v.check(
    namesExactlyAcceptingTowns,
    'name the towns that accept NHS patients, and only those; see acceptingNhs in content/practices.ts',
  ),
)

export const nhsSectionSchema = v.strictObject({
  banner: field.text,
  ...heading.entries,
  title: namesAcceptingTowns,
  notice: v.strictObject({
    title: field.text,
    text: field.text,
    optionsIntro: field.text,
    options: v.pipe(
      field.listOf(v.strictObject({ title: field.text, description: field.text })),
      v.length(3, 'write exactly three options'),
    ),
  }),
  registerLabel: townLabel,
  callLabel: townLabel,
  acceptingLabel: field.text,
  fullLabel: field.text,
  privateCareLabel: field.text,
  pageLabel: townLabel,
  pages: field.listOf(v.strictObject({ practice: practiceSlug, to: linkTarget })),
  why: v.strictObject({
    title: field.text,
    statement: namesAcceptingTowns,
    points: field.listOf(v.strictObject({ title: field.text, description: field.text })),
    link,
  }),
})

export type NhsSection = v.InferInput<typeof nhsSectionSchema>

function namesExactlyAcceptingTowns(words: string) {
  return Object.values(practices).every(
    ({ town, acceptingNhs }) => words.includes(town) === acceptingNhs,
  )
}
