import * as v from 'valibot'
import { asked, text, wording } from './fields.ts'

export const locationGateSchema = v.strictObject({
  checking: wording(
    'While the country is looked up',
    'Shown for a moment, for example Verifying location...',
  ),
  restrictedTitle: wording(
    'Heading for visitors from abroad',
    'They see this instead of the website.',
  ),
  restrictedText: wording('Why they cannot go on', 'One sentence below the heading.'),
  yourLocation: asked(
    v.pipe(text, v.includes('{country name}', 'keep {country name} in the line')),
    'Where the visitor seems to be',
    'Keep {country name} in the line: the name of the country appears there.',
  ),
  contactUs: wording(
    'What to do if that is wrong',
    'One sentence. Your phone and email stand below it.',
  ),
})

export type LocationGate = v.InferOutput<typeof locationGateSchema>
