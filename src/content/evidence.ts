import * as v from 'valibot'
import { asked, fieldsets, plainText } from './fields.ts'

/** Never shown: what the owner could produce when somebody asks (ASA 3.7). */
export const evidenceSchema = v.strictObject({
  evidence: fieldsets(
    'Evidence for what the website claims',
    'The check before going online lists every claim that has no entry here. Visitors do not see it.',
    {
      claim: asked(
        plainText,
        'The claim',
        'As the check prints it, for example 98% Satisfaction. When the figure changes, the new one needs an entry of its own.',
      ),
      proof: asked(
        plainText,
        'What stands behind it',
        'What it is and where it lies, for example Survey of May 2026, 212 answers, folder Marketing.',
      ),
    },
  ),
})
