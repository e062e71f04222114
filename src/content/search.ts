import * as v from 'valibot'
import { listOf, plainText } from './fields.ts'

export const searchSchema = v.strictObject({
  synonyms: listOf(
    plainText,
    'Words that mean the same',
    'Each line has words or short phrases with commas between them, for example crown, cap. Whoever types one of them finds what the pages say in another.',
  ),
})

export type Search = v.InferOutput<typeof searchSchema>

/** Each line of words that mean the same, as its words. */
export const synonymsOf = ({ synonyms }: Search) =>
  synonyms.map((line) => line.split(',').flatMap((word) => word.trim() || []))
