import { Combobox, Item } from '@keystar/ui/combobox'
import type { PlainInputProps } from './plain-input.tsx'
import { useNames } from './use-names.ts'

type NamePickerProps = PlainInputProps & { names: string; value: string }

/** A page, a price, somebody of the team: chosen, not typed. A page may be followed by a part of it, `/#contact`. */
export function NamePicker({ names, label, help, value, onChange }: NamePickerProps) {
  const known = useNames()?.[names as 'page' | 'price'] ?? []
  const items = [...new Set([...known, ...(value ? [value] : [])])].map((id) => ({ id }))
  return (
    <Combobox
      label={label}
      {...(help && { description: help })}
      items={items}
      defaultItems={items}
      selectedKey={value || null}
      defaultInputValue={value}
      allowsCustomValue={names === 'page'}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      onInputChange={(text) => names === 'page' && text && onChange(text)}
    >
      {(item: { id: string }) => <Item key={item.id}>{item.id}</Item>}
    </Combobox>
  )
}
