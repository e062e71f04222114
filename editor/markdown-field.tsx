import { TextArea } from '@keystar/ui/text-field'
import type { ContentFormField } from '@keystatic/core'

/** Markdown as it is written, for long texts with tables. */
export const markdownField = (label: string): ContentFormField<string, string, string> => ({
  kind: 'form',
  formKind: 'content',
  contentExtension: '.md',
  defaultValue: () => '',
  parse: (_, { content }) => (content ? new TextDecoder().decode(content) : ''),
  serialize: (value) => ({
    value: undefined,
    content: new TextEncoder().encode(`${value.trim()}\n`),
    other: new Map(),
    external: new Map(),
  }),
  validate: (value) => value,
  reader: { parse: (_, { content }) => (content ? new TextDecoder().decode(content) : '') },
  Input: ({ value, onChange }) => (
    <TextArea
      label={label}
      description="Markdown: ## before a heading, - before a point, [words](https://…) for a link."
      value={value}
      onChange={onChange}
      height="scale.6000"
    />
  ),
})
