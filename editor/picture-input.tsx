import { FieldButton } from '@keystar/ui/button'
import { Flex } from '@keystar/ui/layout'
import { Text } from '@keystar/ui/typography'
import { type ChangeEvent, useRef, useState } from 'react'
import { type PlainInputProps, useProblem } from './use-problem.ts'

/** Shows the picture; another is chosen from the computer and kept at once. */
export function PictureInput(props: PlainInputProps) {
  const { label, help, onChange } = props
  const value = String(props.value ?? '')
  const { problem } = useProblem(props)
  const file = useRef<HTMLInputElement>(null)
  const [state, setState] = useState('')
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? []
    if (!photo) return
    setState('Keeping the picture …')
    const name = `${folderOf(value)}${plainName(photo.name)}`
    const answer = await fetch(`/api/editor/picture?name=${name}`, { method: 'POST', body: photo })
    if (!answer.ok) return setState(await answer.text())
    setState('')
    onChange(name)
  }
  return (
    <Flex direction="column" gap="regular">
      <Text>{label}</Text>
      <Text size="small" color="neutralSecondary">
        {help}
      </Text>
      {value && (
        <img
          className="editor-picture"
          src={`/api/editor/picture?name=${encodeURIComponent(value)}`}
          alt=""
        />
      )}
      <Flex gap="regular" alignItems="center">
        <FieldButton onPress={() => file.current?.click()}>
          {value ? 'Choose another picture' : 'Choose a picture'}
        </FieldButton>
        <input
          ref={file}
          type="file"
          accept="image/*"
          aria-label={label}
          hidden
          onChange={(event) => void upload(event)}
        />
        <Text color={state.endsWith('…') ? 'neutralSecondary' : 'critical'}>
          <span role="status">{state || problem}</span>
        </Text>
      </Flex>
    </Flex>
  )
}

/** Beside the picture it takes the place of. */
const folderOf = (value: string) =>
  value.includes('/') ? value.slice(0, value.lastIndexOf('/') + 1) : 'photos/'

/** `IMG 4711.jpeg` becomes `img-4711-mi5x3k2a`: phones call many photographs by one name. */
export const plainName = (name: string) =>
  `${
    name
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'picture'
  }-${Date.now().toString(36)}`
