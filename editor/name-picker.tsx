import { Combobox, Item } from '@keystar/ui/combobox'
import { useNames } from './use-names.ts'
import { common, type PlainInputProps, useProblem } from './use-problem.ts'

type NamePickerProps = PlainInputProps & { names: string; value: string }

/**
 * A page, a price, somebody of the team: chosen, not typed. A page may be followed by a part of it, `/#contact`,
 * and the subject of an article may be new.
 */
export function NamePicker(props: NamePickerProps) {
  const { names, value, onChange } = props
  const { problem, leave } = useProblem(props)
  const all = useNames()
  const known = (all?.[names as 'page' | 'practice' | 'price'] ?? []).map((name) =>
    typeof name === 'string' ? { id: name, words: name } : name,
  )
  const mayBeTyped = names === 'page' || names === 'articleCategory'
  const isKnown = value === '' || known.some(({ id }) => id === value)
  return (
    <Combobox
      {...common(props, problem)}
      isDisabled={!all}
      defaultItems={isKnown ? known : [...known, { id: value, words: value }]}
      selectedKey={value || null}
      defaultInputValue={value}
      width="100%"
      allowsCustomValue={mayBeTyped}
      onBlur={({ target }) => {
        leave()
        // Not with each letter: a new value would close the list of what fits.
        const text = (target as HTMLInputElement).value
        if (mayBeTyped) onChange(known.find(({ words }) => words === text)?.id ?? text)
      }}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
    >
      {(item: { id: string; words: string }) => <Item key={item.id}>{item.words}</Item>}
    </Combobox>
  )
}
