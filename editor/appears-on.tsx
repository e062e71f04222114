import { Flex } from '@keystar/ui/layout'
import { TextLink } from '@keystar/ui/link'
import { Text } from '@keystar/ui/typography'
import { useEffect, useState } from 'react'
import { words } from './schema-values.ts'

/** As many as stand in a line or two. */
const mostShown = 8

/** The pages on which visitors read the words of this form. */
export function AppearsOn() {
  const [pages, setPages] = useState<string[]>()
  useEffect(() => {
    fetch(`/api/editor/shown-on?form=${location.pathname}`)
      .then((answer) => answer.json())
      .then(setPages, () => {})
  }, [])
  if (!pages) return null
  const more = pages.length - mostShown
  return (
    <Flex gap="regular" wrap UNSAFE_className="editor-appears">
      <Text weight="semibold">
        {pages.length > 0 ? 'Shown on' : 'Not in the words of a page that is online'}
      </Text>
      {pages.slice(0, mostShown).map((path) => (
        <TextLink key={path} href={path} target="_blank">
          {pageName(path)}
        </TextLink>
      ))}
      {more > 0 && <Text>and {more} more</Text>}
    </Flex>
  )
}

/** `/locations/nhs-leeds-dentist` → `NHS Leeds Dentist` */
const pageName = (path: string) =>
  path === '/'
    ? 'Home page'
    : path
        .slice(path.lastIndexOf('/') + 1)
        .split('-')
        .map((word) => (word === 'nhs' ? 'NHS' : words(word)))
        .join(' ')
