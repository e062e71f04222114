import { Flex } from '@keystar/ui/layout'
import { Item, Picker } from '@keystar/ui/picker'
import type { ComponentType } from 'react'
import { unwrapped, type Walkable } from '../src/content/schema-fields.ts'
import { emptyValue } from './schema-values.ts'
import type { PlainInputProps } from './use-problem.ts'

type UnionInputProps = PlainInputProps & {
  /** What asks for the fields of the shape that was chosen. */
  inner: ComponentType<PlainInputProps>
}

/** One of several shapes: opening times or closed, a button that opens a page or calls. */
export function UnionInput({ inner: Inner, ...props }: UnionInputProps) {
  const { schema, value, onChange, label } = props
  const options = unwrapped(schema).options as Walkable[]
  const fitting = options.findIndex((option) => fits(option, value))
  const index = Math.max(0, fitting)
  const option = options[index] as Walkable
  return (
    <Flex direction="column" gap="regular">
      <Picker
        label={label}
        items={options.map((choice, id) => ({ id: String(id), name: optionName(choice) }))}
        selectedKey={String(index)}
        onSelectionChange={(key) => {
          const chosen = options[Number(key)] as Walkable
          const kept = chosen.entries ? shared(value, chosen) : {}
          const empty = emptyValue(chosen)
          onChange(typeof empty === 'object' && empty !== null ? { ...empty, ...kept } : empty)
        }}
      >
        {(item) => <Item key={item.id}>{item.name}</Item>}
      </Picker>
      {option.entries && <Inner {...props} schema={option} label="" />}
    </Flex>
  )
}

/** By its fields, so that a half-filled form keeps its shape. */
function fits(option: Walkable, value: unknown) {
  if (!option.entries) return (option as unknown as { literal: unknown }).literal === value
  if (typeof value !== 'object' || value === null) return false
  const own = Object.keys(option.entries).filter((key) => key !== 'label')
  return own.some((key) => key in value)
}

const shared = (value: unknown, { entries = {} }: Walkable) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key in entries))
    : {}

const optionNames: Record<string, string> = {
  to: 'Opens a page',
  call: 'Calls a practice',
  portal: 'Opens a booking portal',
  callPlaceholder: 'Calls the number of the service pages',
  menu: 'Opens the menu of the practices',
  nhsBand: 'An NHS charge',
  price: 'A private price',
  privatePrice: 'A private price beside the NHS one',
  text: 'Words',
  open: 'Open',
}

function optionName(option: Walkable) {
  const key = Object.keys(option.entries ?? {}).find((name) => name in optionNames)
  return key ? (optionNames[key] ?? key) : 'Closed'
}
