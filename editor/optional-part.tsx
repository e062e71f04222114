import { Checkbox } from '@keystar/ui/checkbox'
import { Flex } from '@keystar/ui/layout'
import { Text } from '@keystar/ui/typography'
import type { ComponentSchema, GenericPreviewProps } from '@keystatic/core'
import type { ReactNode } from 'react'

type Part = GenericPreviewProps<ComponentSchema, ReactNode> & { schema: { Input?: unknown } }

type OptionalPartProps = {
  elements: readonly (Part & { key: string })[]
  onChange: (elements: { key: string | undefined }[]) => void
  schema: { label: string; description?: string }
  forceValidation?: boolean
}

/** A part that may be left out, ticked and filled in where it stands: a list of none or one, without its windows. */
export function OptionalPart(props: unknown) {
  const { elements, onChange, schema, forceValidation } = props as OptionalPartProps
  const [part] = elements
  const Input = part?.schema.Input as React.ComponentType<Part & { forceValidation?: boolean }>
  const leaveOut = () =>
    confirm(`Leave out “${schema.label}”, with all that is written in it?`) && onChange([])
  return (
    <Flex direction="column" gap="large">
      <Checkbox
        isSelected={part !== undefined}
        onChange={(isWanted) => (isWanted ? onChange([{ key: undefined }]) : leaveOut())}
      >
        <Text>{schema.label}</Text>
        {schema.description && <Text slot="description">{schema.description}</Text>}
      </Checkbox>
      {part && <Input {...part} {...(forceValidation && { forceValidation })} />}
    </Flex>
  )
}
