import { Button } from '@keystar/ui/button'
import { Flex } from '@keystar/ui/layout'
import { TextLink } from '@keystar/ui/link'
import { Heading, Text } from '@keystar/ui/typography'
import { useEffect, useState } from 'react'
import type { Preview } from '../scripts/go-back.ts'
import { Changes } from './changes.tsx'
import { type Draft, formAddress, unsavedForms } from './form-address.ts'
import { agreesToPublish, OpenPointsToPublish } from './open-points.tsx'
import type { Releases, Step } from './releases-endpoint.ts'
import { repository } from './repository.ts'
import { GoBack, VersionLine } from './versions.tsx'

const ended = 'The editor has ended. Start it again, then load this page again.'

/** What would change, what is live since when, what was live before; puts online, and takes back. */
export function Publish() {
  return repository ? <ByWorkflow repository={repository} /> : <FromHere />
}

/** Keystatic has made each Save a commit. */
const ByWorkflow = ({ repository }: { repository: string }) => (
  <Flex direction="column" gap="large" UNSAFE_className="editor-tool">
    <Text>
      Every Save is sent to {repository} at once. It is checked there, built, and online a few
      minutes later. If something is wrong the website stays as it was, and the list below says why.
    </Text>
    <TextLink href={`https://github.com/${repository}/actions`} target="_blank">
      What has been put online, and when
    </TextLink>
  </Flex>
)

function FromHere() {
  const [releases, setReleases] = useState<Releases>()
  const [drafts, setDrafts] = useState<Draft[]>([])
  const [preview, setPreview] = useState<Preview>()
  const [state, setState] = useState('Looking what is live …')
  // One thing at a time: a second build would only be in the way of the first.
  const isBusy = state.endsWith('…')

  async function ask(query: string, method: 'GET' | 'POST', waiting: string) {
    setState(waiting)
    const answer = await fetch(`/api/editor/releases${query}`, { method }).catch(() => undefined)
    if (answer?.ok) return answer
    setState(answer ? await answer.text() : ended)
    return undefined
  }
  async function show(query: string, method: 'GET' | 'POST', waiting: string) {
    const answer = await ask(query, method, waiting)
    if (!answer) return
    setPreview(undefined)
    setReleases(await answer.json())
    setDrafts(await unsavedForms())
    setState('')
  }
  async function publish() {
    if (!(await agreesToPublish(releases?.gone.length ?? 0))) return
    const answer = await ask('', 'POST', 'Beginning …')
    if (!answer) return
    setPreview(undefined)
    for await (const step of stepsOf(answer)) {
      if ('say' in step) setState(step.say)
      else if ('problem' in step) setState(step.problem)
      else {
        setReleases(step.done)
        setState('')
      }
    }
  }
  async function look(query: string) {
    const answer = await ask(query, 'GET', 'Comparing …')
    if (!answer) return
    setPreview(await answer.json())
    setState('')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => void show('', 'GET', state), [])

  return (
    <Flex direction="column" gap="large" UNSAFE_className="editor-tool">
      <div role="status">
        <Text weight="semibold">{state || releases?.live}</Text>
      </div>
      {isBusy && <progress aria-label="Under way" />}
      {releases && (
        <>
          <TextLink href={releases.address} target="_blank">
            Open the website
          </TextLink>
          {drafts.length > 0 && <Drafts drafts={drafts} />}
          <OpenPointsToPublish />
          <Heading elementType="h2">What Publish will put online</Heading>
          <Pending changes={releases.changes} />
          {releases.gone.length > 0 && <Gone addresses={releases.gone} />}
          <Text>
            The site is built and checked, and only then shown. It takes about a minute, and
            visitors notice nothing.
          </Text>
          <Flex gap="regular">
            <Button prominence="high" isDisabled={isBusy} onPress={() => void publish()}>
              Publish
            </Button>
            <Button isDisabled={isBusy || !releases.hasBefore} onPress={() => void look('?before')}>
              Undo
            </Button>
          </Flex>
          {preview && (
            <GoBack
              preview={preview}
              isBusy={isBusy}
              onAgree={() =>
                void show(`?version=${preview.name}`, 'POST', 'Showing that version …')
              }
              onCancel={() => setPreview(undefined)}
            />
          )}
          <Heading elementType="h2">Versions</Heading>
          <ol className="editor-versions">
            {releases.versions.map((version) => (
              <VersionLine
                key={version.name}
                version={version}
                isBusy={isBusy}
                onShow={() => void look(`?version=${version.name}`)}
              />
            ))}
          </ol>
        </>
      )}
    </Flex>
  )
}

async function* stepsOf(answer: Response): AsyncGenerator<Step> {
  let rest = ''
  const parts = answer.body?.pipeThrough(new TextDecoderStream()) ?? []
  try {
    for await (const part of parts as AsyncIterable<string>) {
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line)
    }
  } catch {
    yield { problem: ended }
  }
}

const Drafts = ({ drafts }: { drafts: readonly Draft[] }) => (
  <div className="editor-warning">
    <Text weight="semibold">Not saved yet, so not part of it: </Text>
    {drafts.map(({ form, address }) => (
      <span key={address}>
        <TextLink href={address}>{form}</TextLink>{' '}
      </span>
    ))}
  </div>
)

function Pending({ changes }: { changes: Releases['changes'] }) {
  if (!changes)
    return <Text>All that is saved. What that changes is told from the next Publish on.</Text>
  if (changes.length === 0) return <Text>Nothing: all that is saved is online.</Text>
  return <Changes changes={changes} />
}

/** A page that goes leaves links in letters, search engines and bookmarks. */
const Gone = ({ addresses }: { addresses: readonly string[] }) => (
  <div className="editor-warning">
    <Text weight="semibold">Where should these addresses lead? Their pages would be gone.</Text>
    <ul>
      {addresses.map((address) => (
        <li key={address}>{address}</li>
      ))}
    </ul>
    <TextLink href={formAddress('content/redirects.yaml')}>Say where each leads</TextLink>
  </div>
)
