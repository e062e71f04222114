import { TextLink } from '@keystar/ui/link'
import type { Change } from '../scripts/content-changes.ts'
import { formAddress } from './form-address.ts'

/** Form by form, what was there before and what is there instead. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const forms = Map.groupBy(changes, ({ form }) => form)
  return (
    <ul className="editor-changes">
      {[...forms].map(([form, inForm]) => (
        <li key={form}>
          <TextLink href={formAddress(inForm[0]?.file ?? '')}>{form}</TextLink>
          {inForm.map(({ field, before, after }) => (
            <dl key={field}>
              <dt>{field || 'The whole form'}</dt>
              {before && (
                <dd>
                  <del>{before}</del>
                </dd>
              )}
              <dd>{after ? <ins>{after}</ins> : 'taken away'}</dd>
            </dl>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** `3 changes` */
export const countOf = (changes: readonly Change[]) =>
  `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`

/** `Team, Practices: Leeds` */
export const formsOf = (changes: readonly Change[]) =>
  [...new Set(changes.map(({ form }) => form))].join(', ')
