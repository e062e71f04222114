import { Flex } from '@keystar/ui/layout'
import { TextLink } from '@keystar/ui/link'
import { Text } from '@keystar/ui/typography'
import { words } from './schema-values.ts'

const many = 12

/** "Show me where this appears": the pages that use the words of this form. */
export const AppearsOn = ({ pages }: { pages: readonly string[] }) => (
  <Flex gap="regular" wrap UNSAFE_className="editor-appears">
    <Text weight="semibold">
      {pages.length > many ? 'Shown on every page, for example' : 'Shown on'}
    </Text>
    {(pages.length > many ? pages.slice(0, 1) : pages).map((path) => (
      <TextLink key={path} href={path} target="_blank">
        {pageName(path)}
      </TextLink>
    ))}
    {pages.length === 0 && <Text>no page that can be opened directly</Text>}
  </Flex>
)

/** `/locations/nhs-leeds-dentist` → `NHS Leeds dentist` */
const pageName = (path: string) =>
  path === '/'
    ? 'Home page'
    : words(path.slice(path.lastIndexOf('/') + 1))
        .replace(/nhs/i, 'NHS')
        .replace(/bradford|ripon|leeds/, (town) => words(town))
