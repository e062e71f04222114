import type { BasicFormField } from '@keystatic/core'
import type { ReactElement } from 'react'

/** Something to read or press among the fields of a form; nothing of it is saved. */
export const note = (Show: () => ReactElement): BasicFormField<null> => ({
  kind: 'form',
  defaultValue: () => null,
  parse: () => null,
  serialize: () => ({ value: undefined }),
  validate: () => null,
  reader: { parse: () => null },
  Input: () => <Show />,
})
