import { Flex } from '@keystar/ui/layout'
import { TextLink } from '@keystar/ui/link'
import { Text } from '@keystar/ui/typography'

const many = 12

/** "Show me where this appears": the pages that use the words of this form. */
export const AppearsOn = ({ pages }: { pages: readonly string[] }) => (
  <Flex gap="regular" wrap UNSAFE_className="editor-appears">
    <Text weight="semibold">
      {pages.length > many ? 'Shown on every page, for example' : 'Shown on'}
    </Text>
    {(pages.length > many ? pages.slice(0, 1) : pages).map((path) => (
      <TextLink key={path} href={path} target="_blank">
        {path === '/' ? 'Home page' : path}
      </TextLink>
    ))}
    {pages.length === 0 && <Text>no page that can be opened directly</Text>}
  </Flex>
)
