import { Button } from '@keystar/ui/button'
import { Flex } from '@keystar/ui/layout'
import { Text } from '@keystar/ui/typography'
import { useEffect, useState } from 'react'
import { agreesToPublish, OpenPointsToPublish } from './open-points.tsx'
import type { Releases } from './releases-endpoint.ts'

/** Puts what was saved online, says since when it is there, and takes it back. */
export function Publish() {
  const [releases, setReleases] = useState<Releases>()
  const [state, setState] = useState('Looking what is live …')
  // One thing at a time: a second build would only be in the way of the first.
  const isBusy = state.endsWith('…')
  const ask = async (method: 'GET' | 'POST' | 'DELETE', waiting: string) => {
    setState(waiting)
    const answer = await fetch('/api/editor/releases', { method }).catch(() => undefined)
    if (!answer) return setState('The editor has ended. Start it again, then load this page again.')
    if (!answer.ok) return setState(await answer.text())
    setReleases(await answer.json())
    setState('')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => void ask('GET', state), [])
  return (
    <Flex direction="column" gap="large" UNSAFE_className="editor-tool">
      <Text>
        What you save is kept on this computer. Publish puts all of it online: the site is built,
        checked, and only then shown. It takes about a minute, and visitors notice nothing.
      </Text>
      <OpenPointsToPublish />
      <Flex gap="regular">
        <Button
          prominence="high"
          isDisabled={isBusy}
          onPress={() =>
            void agreesToPublish().then(
              (agrees) => agrees && ask('POST', 'Building and checking …'),
            )
          }
        >
          Publish
        </Button>
        <Button
          isDisabled={isBusy || !releases || releases.earlier.length === 0}
          onPress={() => void ask('DELETE', 'Going back …')}
        >
          Undo: show the version before
        </Button>
      </Flex>
      <div role="status">
        <Text>{state || (releases?.live ?? '')}</Text>
      </div>
      {releases && releases.earlier.length > 0 && (
        <Text color="neutralSecondary">Kept for Undo: {releases.earlier.join(', ')}</Text>
      )}
    </Flex>
  )
}
