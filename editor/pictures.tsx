import { Button } from '@keystar/ui/button'
import { Flex } from '@keystar/ui/layout'
import { TextLink } from '@keystar/ui/link'
import { Text } from '@keystar/ui/typography'
import { useEffect, useRef, useState } from 'react'
import type { SitePicture } from './pictures-endpoint.ts'
import { isOfDrawing } from './plain-input.tsx'

/** Every picture of the site: what it is, which form shows it, and another in its place. */
export function Pictures() {
  const [pictures, setPictures] = useState<SitePicture[]>()
  const load = () =>
    fetch('/api/editor/pictures')
      .then((answer) => answer.json())
      .then(setPictures)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => void load(), [])
  return (
    <Flex direction="column" gap="large" UNSAFE_className="editor-tool">
      <Text>
        A new picture takes the place of the old one everywhere it is shown, at once. If it shows
        something else, follow the link that appears and say there what it shows.
      </Text>
      <ul className="editor-pictures">
        {pictures?.map((picture) => (
          <PictureCard key={picture.name} picture={picture} onReplaced={load} />
        ))}
      </ul>
    </Flex>
  )
}

const replaced = 'Replaced.'

type PictureCardProps = { picture: SitePicture; onReplaced: () => void }

function PictureCard({ picture, onReplaced }: PictureCardProps) {
  const { name, size, version, uses } = picture
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState('')
  const replace = async (photo: File | undefined) => {
    if (!photo) return
    setState('Keeping the picture …')
    const answer = await fetch(`/api/editor/picture?replace&name=${name}`, {
      method: 'POST',
      body: photo,
    })
    setState(answer.ok ? replaced : await answer.text())
    if (answer.ok) onReplaced()
  }
  return (
    <li aria-label={name}>
      <img
        src={`/api/editor/picture?name=${encodeURIComponent(name)}&version=${version}`}
        alt={uses.find(({ alt }) => alt)?.alt ?? ''}
        loading="lazy"
      />
      <Flex direction="column" gap="regular" padding="large">
        <Text weight="semibold">{name}</Text>
        <Text size="small" color="neutralSecondary">
          {size} pixels
        </Text>
        {uses.map(({ label, form, field }) => (
          <Text key={form + field} size="small">
            <TextLink href={form}>{label}</TextLink>
          </Text>
        ))}
        {uses.length === 0 && <Text size="small">Not shown on any page.</Text>}
        <Button onPress={() => input.current?.click()}>Replace</Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={`A picture in place of ${name}`}
          hidden
          onChange={({ target }) => void replace(target.files?.[0])}
        />
        <Text size="small">
          <span role="status">{state}</span>
        </Text>
        {state === replaced &&
          uses.map(
            ({ alt, label, form, field }) =>
              alt && (
                <Text key={form + field} size="small">
                  {isOfDrawing(alt)
                    ? `${label} still calls it a drawing: “${alt}”`
                    : `${label} says that it shows this: “${alt}”`}{' '}
                  <a href={`${form}#field=${encodeURIComponent(field)}`}>Say what it shows now</a>
                </Text>
              ),
          )}
      </Flex>
    </li>
  )
}
