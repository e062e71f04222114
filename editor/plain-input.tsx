import { Checkbox, CheckboxGroup } from '@keystar/ui/checkbox'
import { Flex } from '@keystar/ui/layout'
import { NumberField } from '@keystar/ui/number-field'
import { Item, Picker } from '@keystar/ui/picker'
import { TextArea, TextField } from '@keystar/ui/text-field'
import { Text } from '@keystar/ui/typography'
import { type ComponentProps, type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { metadataOf, unwrapped, type Walkable } from '../src/content/walk.ts'
import { IconPicker } from './icon-picker.tsx'
import { NamePicker } from './name-picker.tsx'
import { PictureInput } from './picture-input.tsx'
import { emptyValue, sentenceOf, stored, words, wordsOf } from './schema-values.ts'

export type PlainInputProps = {
  schema: Walkable
  label: string
  help: string
  value: unknown
  onChange: (value: unknown) => void
  /** Somebody has tried to save: say at once what is missing. */
  showProblems: boolean
}

/** The input for one value of content, whatever it is; it says what is wrong as the checker would. */
export function PlainInput(props: PlainInputProps) {
  const { schema, value } = props
  const field = unwrapped(schema)
  if (schema.type === 'optional' && field.entries) return <OptionalGroup {...props} />
  if (field.type === 'union') return <UnionInput {...props} />
  if (field.entries) return <Group {...props} />
  if (field.type === 'record') return <NamedTexts {...props} />
  if (field.type === 'array' || field.type === 'strict_tuple') return <ListInput {...props} />
  if (field.type === 'boolean') return <YesNo {...props} />
  if (field.type === 'picklist') return <Choice {...props} />
  if (field.type === 'number') return <NumberInput {...props} />
  if (field.type === 'literal') return null
  const { names } = metadataOf(schema)
  if (names === 'icon') return <IconPicker {...props} value={String(value ?? '')} />
  if (typeof names === 'string')
    return <NamePicker {...props} names={names} value={String(value ?? '')} />
  return <Words {...props} />
}

/** The sentence under a field, once somebody has left it or tried to save. */
function useProblem({ schema, value, showProblems }: PlainInputProps) {
  const [wasLeft, setWasLeft] = useState(false)
  const result = v.safeParse(schema, stored(value))
  const shown = (wasLeft || showProblems) && !result.success
  return {
    problem: shown ? sentenceOf(result.issues) : undefined,
    leave: () => setWasLeft(true),
  }
}

const common = ({ label, help, schema }: PlainInputProps, problem?: string) => ({
  label,
  ...(help && { description: help }),
  ...(problem && { errorMessage: problem }),
  isRequired: schema.type !== 'optional',
})

function Words(props: PlainInputProps) {
  const { value, onChange, schema } = props
  const { problem, leave } = useProblem(props)
  const text = typeof value === 'string' ? value : ''
  const { input } = metadataOf(schema)
  const shared = { ...common(props, problem), value: text, onBlur: leave, onChange }
  if (input === 'date' || input === 'time') {
    const native = { ...shared, type: input } as unknown as ComponentProps<typeof TextField>
    return <TextField {...native} width="alias.singleLineWidth" />
  }
  return text.length > 70 ? <TextArea {...shared} /> : <TextField {...shared} />
}

function NumberInput(props: PlainInputProps) {
  const { problem, leave } = useProblem(props)
  return (
    <NumberField
      {...common(props, problem)}
      value={typeof props.value === 'number' ? props.value : Number.NaN}
      onBlur={leave}
      onChange={(number) => props.onChange(Number.isNaN(number) ? null : number)}
    />
  )
}

const YesNo = ({ label, help, value, onChange }: PlainInputProps) => (
  <Flex direction="column" gap="small">
    <Checkbox isSelected={value === true} onChange={onChange}>
      <Text>{label}</Text>
      {help && <Text slot="description">{help}</Text>}
    </Checkbox>
  </Flex>
)

const optionsOf = (field: Walkable) => field.options as unknown as string[]

function Choice(props: PlainInputProps) {
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

function Group(props: PlainInputProps) {
  const { schema, label, value } = props
  const { entries = {} } = unwrapped(schema)
  const held = (value ?? {}) as Record<string, unknown>
  const { problem } = useProblem(props)
  const isPicture = entries.src !== undefined && metadataOf(entries.src).names === 'picture'
  return (
    <Flex direction="column" gap="large" UNSAFE_className="editor-group">
      <Text weight="semibold">{label}</Text>
      {Object.entries(entries).map(([key, inner]) =>
        isPicture && key === 'src' ? (
          <PictureInput
            key={key}
            value={String(held.src ?? '')}
            onChange={(src) => props.onChange({ ...held, src })}
          />
        ) : (
          <PlainInput
            key={key}
            schema={inner}
            label={isPicture ? 'What the picture shows' : wordsOf(inner, key).label}
            help={
              isPicture
                ? 'For people who cannot see it, in a short sentence.'
                : wordsOf(inner, key).help
            }
            value={held[key]}
            onChange={(changed) => props.onChange({ ...held, [key]: changed })}
            showProblems={props.showProblems}
          />
        ),
      )}
      <Rule problem={ruleOnly(props, problem)} />
    </Flex>
  )
}

/** A rule about the group as a whole; what is wrong in one field stands below that field. */
function ruleOnly({ schema, value }: PlainInputProps, problem: string | undefined) {
  const result = v.safeParse(schema, stored(value))
  const isOwn = !result.success && result.issues.every(({ path = [] }) => path.length === 0)
  return isOwn ? (problem ?? sentenceOf(result.issues)) : undefined
}

const Rule = ({ problem }: { problem: ReactNode }) =>
  problem ? (
    <Text color="critical" UNSAFE_className="editor-rule">
      {problem}
    </Text>
  ) : null

function OptionalGroup(props: PlainInputProps) {
  const { schema, label, value, onChange } = props
  const isThere = value !== null && value !== undefined
  const inner = schema.wrapped as Walkable
  return (
    <Flex direction="column" gap="regular">
      <Checkbox
        isSelected={isThere}
        onChange={(chosen) => onChange(chosen ? emptyValue(inner) : null)}
      >
        {label}
      </Checkbox>
      {isThere && <PlainInput {...props} schema={inner} />}
    </Flex>
  )
}

/** One of several shapes: opening times or closed, a button that opens a page or calls. */
function UnionInput(props: PlainInputProps) {
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
      {option.entries && <PlainInput {...props} schema={option} label="" />}
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

/** Texts under names that stay: only the texts are changed. */
const NamedTexts = ({ schema, label, value, onChange, showProblems }: PlainInputProps) => (
  <Flex direction="column" gap="large" UNSAFE_className="editor-group">
    <Text weight="semibold">{label}</Text>
    {Object.entries((value ?? {}) as Record<string, unknown>).map(([name, text]) => (
      <PlainInput
        key={name}
        schema={unwrapped(schema).value as Walkable}
        label={words(name)}
        help=""
        value={text}
        onChange={(changed) => onChange({ ...(value as object), [name]: changed })}
        showProblems={showProblems}
      />
    ))}
  </Flex>
)

/** Ticks where there are few choices; otherwise a text a line. */
function ListInput(props: PlainInputProps) {
  const { schema, label, help, value, onChange } = props
  const { problem, leave } = useProblem(props)
  const field = unwrapped(schema)
  const item = field.item && unwrapped(field.item)
  const list = Array.isArray(value) ? value : []
  const [typed, setTyped] = useState(() => list.join('\n'))
  if (item?.type === 'picklist')
    return (
      <CheckboxGroup
        {...common(props, problem)}
        value={list}
        onChange={(chosen) => {
          leave()
          onChange(optionsOf(item).filter((id) => chosen.includes(id)))
        }}
      >
        {optionsOf(item).map((id) => (
          <Checkbox key={id} value={id}>
            {choiceName(id)}
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
