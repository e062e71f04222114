import { Checkbox, CheckboxGroup } from '@keystar/ui/checkbox'
import { Item, Picker } from '@keystar/ui/picker'
import { TextArea } from '@keystar/ui/text-field'
import { Text } from '@keystar/ui/typography'
import { useState } from 'react'
import { metadataOf, unwrapped, type Walkable } from '../src/content/schema-fields.ts'
import { words } from './schema-values.ts'
import { useNames } from './use-names.ts'
import { common, type PlainInputProps, useProblem } from './use-problem.ts'

const optionsOf = (field: Walkable) => field.options as unknown as string[]

export function Choice(props: PlainInputProps) {
  const { problem, leave } = useProblem(props)
  const options = optionsOf(unwrapped(props.schema)).map((id) => ({ id, name: choiceName(id) }))
  const isOptional = props.schema.type === 'optional'
  return (
    <Picker
      {...common(props, problem)}
      items={isOptional ? [{ id: '', name: 'None' }, ...options] : options}
      selectedKey={typeof props.value === 'string' ? props.value : ''}
      onBlur={leave}
      onSelectionChange={(key) => props.onChange(key || null)}
    >
      {(item) => <Item key={item.id}>{item.name}</Item>}
    </Picker>
  )
}

/** `bradford` → `Bradford`; words that are printed stay as they are. */
const choiceName = (id: string) => (/^[a-z0-9-]+$/i.test(id) ? words(id) : id)

/** Ticks where there are few choices; otherwise a text a line. */
export function ListInput(props: PlainInputProps) {
  const { schema, label, help, value, onChange } = props
  const { problem, leave } = useProblem(props)
  const field = unwrapped(schema)
  const item = field.item && unwrapped(field.item)
  const list = Array.isArray(value) ? value : []
  const [typed, setTyped] = useState(() => list.join('\n'))
  const names = useNames()
  const choices =
    item?.type === 'picklist'
      ? optionsOf(item).map((id) => ({ id, words: choiceName(id) }))
      : item && metadataOf(item).names === 'practice' && (names?.practice ?? [])
  if (choices)
    return (
      <CheckboxGroup
        {...common(props, problem)}
        value={list}
        onChange={(chosen) => {
          leave()
          onChange(choices.map(({ id }) => id).filter((id) => chosen.includes(id)))
        }}
      >
        {choices.map((choice) => (
          <Checkbox key={choice.id} value={choice.id}>
            {choice.words}
          </Checkbox>
        ))}
      </CheckboxGroup>
    )
  if (item?.type === 'array')
    return (
      <Text color="neutralSecondary">
        {label}: {list.length} lists of words; they are changed in the file.
      </Text>
    )
  return (
    <TextArea
      label={label}
      description={`${help ? `${help} ` : ''}One a line.`}
      {...(problem && { errorMessage: problem })}
      value={typed}
      onBlur={leave}
      onChange={(text) => {
        setTyped(text)
        onChange(text.split('\n').filter((line) => line.trim() !== ''))
      }}
    />
  )
}
