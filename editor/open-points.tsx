import { type ReactNode, useEffect, useState } from 'react'
import type { OpenPoints } from './open-points-endpoint.ts'
import type { Told } from './told.ts'

/** Sent when a form has been saved, or was not (editor-page.astro). */
export const savedEvent = 'editor-saved'
export const refusedEvent = 'editor-refused'

/** What is open now, asked anew after every Save. */
export function useOpenPoints() {
  const [open, setOpen] = useState<OpenPoints & { isAfterSave: boolean }>()
  useEffect(() => {
    const ask = (isAfterSave: boolean) =>
      fetch('/api/editor/open-points')
        .then((answer) => answer.json())
        .then(
          (answer) => setOpen({ ...answer, isAfterSave }),
          () => {},
        )
    const again = ({ type }: Event) => void ask(type === savedEvent)
    void ask(false)
    for (const type of [savedEvent, refusedEvent]) addEventListener(type, again)
    return () => {
      for (const type of [savedEvent, refusedEvent]) removeEventListener(type, again)
    }
  }, [])
  return open
}

type ToldListProps = { title: string; list: readonly Told[]; children?: ReactNode }

/** Each with the form that it stands in; the link opens its field (open-field.ts). */
export const ToldList = ({ title, list, children }: ToldListProps) =>
  list.length === 0 ? null : (
    <section className="editor-warning" aria-label={title}>
      <details open>
        <summary>
          <strong>{title}</strong>
        </summary>
        <ul>
          {list.map(({ form, address, field, note }) => (
            <li key={form + field + note}>
              <a href={`${address}#field=${encodeURIComponent(field)}`}>
                {[form, field].filter(Boolean).join(' › ')}
              </a>
              {`: ${note}`}
            </li>
          ))}
        </ul>
      </details>
      {children}
    </section>
  )

/** On the page Publish. */
export function OpenPointsToPublish() {
  const open = useOpenPoints()
  if (!open) return null
  return (
    <>
      <ToldList title="Publish refuses this; please mend it first" list={open.mistakes} />
      <ToldList title="Please look at this before you publish" list={open.points} />
    </>
  )
}

/** Whether to go on: asks once where points are open. */
export async function agreesToPublish(addressesGone: number) {
  const answer = await fetch('/api/editor/open-points').catch(() => undefined)
  const { points = [] }: Partial<OpenPoints> = answer?.ok ? await answer.json() : {}
  const open = points.length + addressesGone
  const count =
    open === 1 ? 'One point is still open; it is' : `${open} points are still open; they are`
  return open === 0 || confirm(`${count} listed above. Publish all the same?`)
}
