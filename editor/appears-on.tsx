import { Flex } from '@keystar/ui/layout'
import { TextLink } from '@keystar/ui/link'
import { Text } from '@keystar/ui/typography'
import { words } from './schema-values.ts'
import { useNames } from './use-names.ts'

/** "Show me where this appears": the pages that use the words of this form. */
export function AppearsOn({ pages }: { pages: readonly string[] }) {
  const listed = useNames()?.page.map(({ id }) => id) ?? []
  const shown = pages.flatMap((page) => (page === '*' ? ['/'] : matching(page, listed)))
  return (
    <Flex gap="regular" wrap UNSAFE_className="editor-appears">
      <Text weight="semibold">
        {pages.includes('*') ? 'Shown on every page, for example' : 'Shown on'}
      </Text>
      {shown.map((path) => (
        <TextLink key={path} href={path} target="_blank">
          {pageName(path)}
        </TextLink>
      ))}
      {pages.length === 0 && <Text>no page that can be opened directly</Text>}
    </Flex>
  )
}

/** `/services/*`: every page below it. */
const matching = (pattern: string, listed: readonly string[]) =>
  pattern.endsWith('*') ? listed.filter((path) => path.startsWith(pattern.slice(0, -1))) : [pattern]

/** `/locations/nhs-leeds-dentist` → `NHS Leeds Dentist` */
const pageName = (path: string) =>
  path === '/'
    ? 'Home page'
    : path
        .slice(path.lastIndexOf('/') + 1)
        .split('-')
        .map((word) => (word === 'nhs' ? 'NHS' : words(word)))
        .join(' ')
