import { useEffect, useState } from 'react'
import type { Change } from '../scripts/content-changes.ts'
import { formAddress } from './form-address.ts'
import { refusedEvent, ToldList, useOpenPoints } from './open-points.tsx'
import type { Unreadable } from './open-points-endpoint.ts'
import { forget, readSetAside } from './set-aside.ts'

/** Stands below every form: what a save has led to, mistakes in its file, a draft that was set aside. */
export function Companion() {
  const open = useOpenPoints()
  const [isClosed, setClosed] = useState(false)
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens again with every save
  useEffect(() => setClosed(false), [open])
  // It is about the form it was saved in; the next Save may be refused.
  useEffect(() => {
    const close = ({ type, target }: Event) => {
      if (type === 'submit' || (target as Element).closest('nav a')) setClosed(true)
    }
    for (const type of ['submit', 'click']) addEventListener(type, close)
    return () => {
      for (const type of ['submit', 'click']) removeEventListener(type, close)
    }
  }, [])
  const mistakes = open?.mistakes.filter(({ address }) => address === place) ?? []
  const unreadable = open?.unreadable.find(({ address }) => address === place)
  const showsSave = open?.isAfterSave && !isClosed && !place.endsWith('/publish')
  return (
    <aside className="editor-companion" aria-label="After saving">
      <SetAsideDraft place={place} />
      <ToldList title="There is a mistake in this form; please mend it" list={mistakes} />
      {unreadable && <MendText key={place} {...unreadable} />}
      {open && open.beforeDeletion.length > 0 && (
        <ToldList title="Before it can be deleted, change these" list={open.beforeDeletion}>
          <button type="button" onClick={() => void keepAfterAll()}>
            Keep it after all
          </button>
        </ToldList>
      )}
      {showsSave && (
        <>
          <p>
            <strong role="status">{savedWords(open.changes)}</strong>
            <a href="/keystatic/singleton/publish">Publish</a>
            <button type="button" onClick={() => setClosed(true)}>
              Close
            </button>
          </p>
          <ToldList title="Please look at this before you publish" list={open.points} />
        </>
      )}
    </aside>
  )
}

/** A file that no form can show, as it is written. */
function MendText({ file, text, online }: Unreadable) {
  const [typed, setTyped] = useState(text)
  const [state, setState] = useState('')
  const save = async () => {
    const bytes = Array.from(new TextEncoder().encode(typed), (byte) => String.fromCharCode(byte))
    const contents = btoa(bytes.join(''))
    const answer = await fetch('/api/keystatic/update', {
      method: 'POST',
      headers: { 'no-cors': '1', 'Content-Type': 'application/json' },
      body: JSON.stringify({ additions: [{ path: file, contents }], deletions: [] }),
    }).catch((error: Error) => new Response(error.message, { status: 503 }))
    if (answer.ok) location.reload()
    else setState(await answer.text())
  }
  return (
    <section className="editor-warning" aria-label="The file as it is written">
      <label>
        No form can show this file until its mistake is mended. Mend it here, as it is written:
        <textarea rows={14} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <p role="status">{state}</p>
      <button type="button" onClick={() => void save()}>
        Save the file
      </button>
      {online && (
        <button type="button" onClick={() => setTyped(online)}>
          Take the words that are online now
        </button>
      )}
    </section>
  )
}

const keepAfterAll = async () => {
  await fetch('/api/editor/open-points', { method: 'DELETE' })
  dispatchEvent(new Event(refusedEvent))
}

const savedWords = (changes: number | undefined) =>
  changes === 0
    ? 'Saved. All of it is online already.'
    : `Saved. Not online yet${changes ? `: ${changes} ${changes === 1 ? 'change' : 'changes'}` : ''}.`

/** Keystatic changes the address without loading a page, and tells nobody. */
function usePlace() {
  const [place, setPlace] = useState(location.pathname)
  useEffect(() => {
    const timer = setInterval(() => setPlace(location.pathname), 300)
    return () => clearInterval(timer)
  }, [])
  return place
}

/** What somebody had typed when a colleague saved the same form: to copy from, and to throw away. */
function SetAsideDraft({ place }: { place: string }) {
  const [changes, setChanges] = useState<readonly Change[]>([])
  const [file, draft] =
    Object.entries(readSetAside()).find(([name]) => formAddress(name) === place) ?? []
  const text = draft?.text
  useEffect(() => {
    setChanges([])
    if (file && text)
      fetch('/api/editor/compare', { method: 'POST', body: JSON.stringify({ file, text }) })
        .then((answer) => answer.json())
        .then(setChanges, () => {})
  }, [file, text])
  if (!file || !draft) return null
  const time = new Date(draft.savedAt).toLocaleString('en-GB', { timeStyle: 'short' })
  return (
    <section className="editor-warning" aria-label="Your draft">
      <p>
        Somebody else has saved this form since you typed. It shows what they saved; your draft of{' '}
        {time} stands here where it differs, to copy from.
      </p>
      {changes.map(({ field, after }) => (
        <label key={field}>
          <strong>{field || 'The whole form'}</strong>
          <textarea readOnly rows={3} value={after} onFocus={({ target }) => target.select()} />
        </label>
      ))}
      <button
        type="button"
        onClick={() => {
          if (!confirm('Throw away what you had typed?')) return
          forget(file)
          setChanges([])
        }}
      >
        Throw my draft away
      </button>
    </section>
  )
}
