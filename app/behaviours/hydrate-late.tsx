import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { type LoadedPart, type LoadSection, loadPart } from './load-part.ts'
import { fellAsleep, wokeUp } from './sleepers.ts'
import { useSecondChance } from './use-second-chance.ts'
import { isServed, wake } from './when-needed.ts'

/** Long enough for a page that is being left to be gone. */
const patience = 300

type LatePart = { sectionId: string; load: LoadSection; read: () => Promise<LoadedPart> }

/**
 * A section below the fold, in a boundary of its own: it is in the served HTML like everything
 * else, but its script arrives and hydrates only when the visitor comes near it. On pages that
 * are reached later there is no HTML to keep: the section is loaded before the page is shown, so
 * that a link to it finds it (`/#team` from another page).
 */
export function hydrateLate(sectionId: string, load: LoadSection): ComponentType {
  let loading: Promise<LoadedPart> | undefined
  let reads = 0
  const part = {
    sectionId,
    load,
    read: () => {
      // Asked again while still asleep: a navigation is waiting for this section.
      if (++reads === 2) setTimeout(wake, patience, sectionId)
      loading ??= loadPart(sectionId, load)
      return loading
    },
  }
  // All at once, not one after the other as they are rendered.
  if (!isServed(sectionId)) load().catch(() => {})
  else if (typeof document !== 'undefined') fellAsleep(sectionId)
  return () => <LateSection part={part} />
}

/** Remembered: a boundary that is rendered again before it has hydrated loses its served elements. */
const LateSection = memo(function LateSection({ part }: { part: LatePart }) {
  const [wasServed] = useState(() => isServed(part.sectionId))
  if (!wasServed) {
    wake(part.sectionId)
    return <Part part={part} />
  }
  return (
    <Suspense fallback={null}>
      <Part part={part} />
    </Suspense>
  )
})

function Part({ part }: { part: LatePart }) {
  const loaded = use(part.read())
  useEffect(() => wokeUp(part.sectionId), [part.sectionId])
  if ('html' in loaded) return <AsServed part={part} html={loaded.html} />
  return (
    <Frame sectionId={part.sectionId}>
      <loaded.Section />
    </Frame>
  )
}

function Frame({ sectionId, children }: { sectionId: string; children: ReactNode }) {
  return (
    <div data-late={sectionId} className="contents">
      {children}
    </div>
  )
}

function AsServed({ part, html }: { part: LatePart; html: string }) {
  const Section = useSecondChance(part.load)
  if (Section)
    return (
      <Frame sectionId={part.sectionId}>
        <Section />
      </Frame>
    )
  return (
    <div
      data-late={part.sectionId}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, as it was served
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
