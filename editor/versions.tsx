import { Button } from '@keystar/ui/button'
import { Flex } from '@keystar/ui/layout'
import { Text } from '@keystar/ui/typography'
import { londonDayAndTime } from '../scripts/day-and-time.ts'
import type { Preview } from '../scripts/go-back.ts'
import { Changes, countOf, formsOf } from './changes.tsx'
import type { Version } from './releases-endpoint.ts'

type GoBackProps = {
  preview: Preview
  isBusy: boolean
  onAgree: () => void
  onCancel: () => void
}

/** Says what going back does before it is done. */
export function GoBack({ preview, isBusy, onAgree, onCancel }: GoBackProps) {
  const { published, changes, staying } = preview
  return (
    <section className="editor-warning" aria-label="Another version">
      <Text>
        Visitors see the version of {londonDayAndTime(new Date(published))} again, at once. You can
        come back to today’s in the same way.
      </Text>
      {changes ? (
        <>
          <Text>
            {changes.length > 0
              ? `The forms go back with it. ${countOf(changes)}:`
              : 'Nothing in the forms differs.'}
          </Text>
          <Changes changes={changes} />
        </>
      ) : (
        <Text>
          The forms stay as they are, because that version does not say what it was made from: the
          next Publish puts all of them online again.
        </Text>
      )}
      {staying.length > 0 && (
        <Text>
          Saved since and not online: {formsOf(staying)}. These stay as you saved them, for the next
          Publish.
        </Text>
      )}
      <Flex gap="regular">
        <Button prominence="high" isDisabled={isBusy} onPress={onAgree}>
          Show that version
        </Button>
        <Button onPress={onCancel}>Leave it</Button>
      </Flex>
    </section>
  )
}

type VersionLineProps = { version: Version; isBusy: boolean; onShow: () => void }

export function VersionLine({ version, isBusy, onShow }: VersionLineProps) {
  const { published, isLive, changes } = version
  return (
    <li>
      <Text weight={isLive ? 'semibold' : 'regular'}>
        {londonDayAndTime(new Date(published))}
        {isLive && ', live now'}
      </Text>
      {changes && changes.length > 0 ? (
        <details>
          <summary>
            {countOf(changes)}: {formsOf(changes)}
          </summary>
          <Changes changes={changes} />
        </details>
      ) : (
        <Text color="neutralSecondary">
          {changes ? 'The same words, built again' : 'The first one that is kept here'}
        </Text>
      )}
      {!isLive && (
        <Button isDisabled={isBusy} onPress={onShow}>
          Show again
        </Button>
      )}
    </li>
  )
}
