import { Checkbox } from '@keystar/ui/checkbox'
import { Flex } from '@keystar/ui/layout'
import { NumberField } from '@keystar/ui/number-field'
import { TextArea, TextField } from '@keystar/ui/text-field'
import { Text } from '@keystar/ui/typography'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import * as v from 'valibot'
import { metadataOf, unwrapped, type Walkable } from '../src/content/schema-fields.ts'
import { Choice, ListInput } from './choice-inputs.tsx'
import { IconPicker } from './icon-picker.tsx'
import { NamePicker } from './name-picker.tsx'
import { PictureInput } from './picture-input.tsx'
import { emptyValue, sentenceOf, stored, words, wordsOf } from './schema-values.ts'
import { UnionInput } from './union-input.tsx'
import { useNames } from './use-names.ts'
import { common, type PlainInputProps, useProblem } from './use-problem.ts'

/** The input for one value of content, whatever it is; it says what is wrong as the checker would. */
export function PlainInput(props: PlainInputProps) {
  const { schema, value } = props
  const field = unwrapped(schema)
  if (schema.type === 'optional' && field.entries) return <OptionalGroup {...props} />
  if (field.type === 'union') return <UnionInput {...props} inner={PlainInput} />
  if (field.entries) return <Group {...props} />
  if (field.type === 'record') return <NamedTexts {...props} />
  if (field.type === 'array' || field.type === 'strict_tuple') return <ListInput {...props} />
  if (field.type === 'boolean') return <YesNo {...props} />
  if (field.type === 'picklist') return <Choice {...props} />
  if (field.type === 'number')
    return metadataOf(schema).isCounted ? <NextNumber {...props} /> : <NumberInput {...props} />
  if (field.type === 'literal') return null
  const { names } = metadataOf(schema)
  if (names === 'picture') return <PictureInput {...props} />
  if (names === 'icon') return <IconPicker {...props} value={String(value ?? '')} />
  if (typeof names === 'string')
    return <NamePicker {...props} names={names} value={String(value ?? '')} />
  return <Words {...props} />
}

function Words(props: PlainInputProps) {
  const { value, onChange, schema } = props
  const { problem, leave } = useProblem(props)
  const text = typeof value === 'string' ? value : ''
  const { input } = metadataOf(schema)
  const shared = { ...common(props, problem), value: text, onBlur: leave, onChange }
  if (input === 'date' || input === 'time') {
    // With a last day a year has four digits, and typing goes on in the next field.
    const native = { ...shared, type: input, ...(input === 'date' && { max: '9999-12-31' }) }
    return (
      <TextField {...(native as ComponentProps<typeof TextField>)} width="alias.singleLineWidth" />
    )
  }
  // By its declaration, never by its length: another input would take the cursor from under a hand.
  return input === 'words' ? <TextArea {...shared} /> : <TextField {...shared} />
}

function NumberInput(props: PlainInputProps) {
  const { problem, leave } = useProblem(props)
  return (
    <NumberField
      {...common(props, problem)}
      // As it was written: the digits of a place on the map are not to be rounded away.
      formatOptions={{ maximumFractionDigits: 15, useGrouping: false }}
      value={typeof props.value === 'number' ? props.value : Number.NaN}
      onBlur={leave}
      onChange={(number) => props.onChange(Number.isNaN(number) ? null : number)}
    />
  )
}

/** A new article gets the next free number by itself. */
function NextNumber(props: PlainInputProps) {
  const { value, onChange } = props
  const next = useNames()?.nextArticleId
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the number has come
  useEffect(() => {
    if (value === null && next) onChange(next)
  }, [next])
  return <NumberInput {...props} />
}

const YesNo = ({ label, help, value, onChange }: PlainInputProps) => (
  <Flex direction="column" gap="small">
    <Checkbox isSelected={value === true} onChange={onChange}>
      <Text>{label}</Text>
      {help && <Text slot="description">{help}</Text>}
    </Checkbox>
  </Flex>
)

function Group(props: PlainInputProps) {
  const { schema, label, help, value } = props
  const { entries = {} } = unwrapped(schema)
  const held = (value ?? {}) as Record<string, unknown>
  const { problem } = useProblem(props)
  return (
    <Flex
      direction="column"
      gap="large"
      UNSAFE_className="editor-group"
      {...(label && { role: 'group', 'aria-label': label })}
    >
      <Heading label={label} help={help} />
      {Object.entries(entries).map(([key, inner]) => (
        <PlainInput
          key={key}
          schema={inner}
          {...wordsOf(inner, key)}
          value={held[key]}
          onChange={(changed) =>
            props.onChange({ ...held, ...oldWordsGone(key, held), [key]: changed })
          }
          showProblems={props.showProblems}
        />
      ))}
      <Rule problem={ruleOnly(props, problem)} />
    </Flex>
  )
}

/** Another picture is no drawing of what the one before showed: its words are asked for anew. */
const oldWordsGone = (key: string, { alt }: Record<string, unknown>) =>
  key === 'src' && isOfDrawing(String(alt)) ? { alt: '' } : {}

export const isOfDrawing = (alt: string) => /^(an? )?(illustration|drawing) of/i.test(alt)

const Heading = ({ label, help }: { label: string; help: string }) =>
  label ? (
    <Flex direction="column" gap="regular">
      <Text weight="semibold">{label}</Text>
      {help && (
        <Text size="small" color="neutralSecondary">
          {help}
        </Text>
      )}
    </Flex>
  ) : null

/** A rule about the group as a whole; what is wrong in one field stands below that field. */
function ruleOnly({ schema, value }: PlainInputProps, problem: string | undefined) {
  const result = v.safeParse(schema, stored(value))
  const isOwn = !result.success && result.issues.every(({ path = [] }) => path.length === 0)
  return isOwn ? (problem ?? sentenceOf(result.issues, schema)) : undefined
}

const Rule = ({ problem }: { problem: ReactNode }) =>
  problem ? (
    <Text color="critical" UNSAFE_className="editor-rule">
      {problem}
    </Text>
  ) : null

function OptionalGroup(props: PlainInputProps) {
  const { schema, label, help, value, onChange } = props
  const isThere = value !== null && value !== undefined
  const inner = schema.wrapped as Walkable
  return (
    <Flex direction="column" gap="regular">
      <Checkbox
        isSelected={isThere}
        onChange={(chosen) => onChange(chosen ? emptyValue(inner) : null)}
      >
        <Text>{label}</Text>
        {help && <Text slot="description">{help}</Text>}
      </Checkbox>
      {isThere && <PlainInput {...props} schema={inner} label="" />}
    </Flex>
  )
}

/** Texts under names that stay: only the texts are changed. */
const NamedTexts = ({ schema, label, help, value, onChange, showProblems }: PlainInputProps) => (
  <Flex direction="column" gap="large" UNSAFE_className="editor-group">
    <Heading label={label} help={help} />
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
