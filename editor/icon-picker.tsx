import { Flex } from '@keystar/ui/layout'
import { TextField } from '@keystar/ui/text-field'
import { Text } from '@keystar/ui/typography'
import { useState } from 'react'
import { useNames } from './use-names.ts'
import type { PlainInputProps } from './use-problem.ts'

const shown = 60

/** Icons are chosen by their look: type a word, press a drawing. */
export function IconPicker({ label, value, onChange }: PlainInputProps & { value: string }) {
  const icons = useNames()?.icon ?? {}
  const [search, setSearch] = useState('')
  const found = Object.keys(icons)
    .filter((name) => name.includes(search.trim().toLowerCase() || 'tooth'))
    .slice(0, shown)
  return (
    <Flex direction="column" gap="regular">
      <TextField
        label={label}
        description="Look for a word in English, such as calendar, heart or tooth."
        value={search}
        onChange={setSearch}
      />
      <Text color="neutralSecondary">Chosen: {value || 'none yet'}</Text>
      <div className="editor-icons" role="radiogroup" aria-label={label}>
        {[...new Set([...(value ? [value] : []), ...found])].map((name) => (
          // biome-ignore lint/a11y/useSemanticElements: a drawing that is pressed, not a round mark
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={name === value}
            aria-label={name}
            title={name}
            onClick={() => onChange(name)}
          >
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of an installed package
              dangerouslySetInnerHTML={{ __html: icons[name] ?? '' }}
            />
          </button>
        ))}
      </div>
    </Flex>
  )
}
