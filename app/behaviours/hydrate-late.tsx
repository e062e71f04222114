import { type ComponentType, lazy, Suspense } from 'react'
import { whenNeeded } from './when-needed.ts'

/**
 * A section below the fold, in a boundary of its own: it is in the served HTML like everything
 * else, but its script arrives and hydrates only when the visitor comes near it.
 */
export function hydrateLate(sectionId: string, load: () => Promise<{ default: ComponentType }>) {
  const Section = lazy(() => whenNeeded(sectionId).then(() => loadUntilItWorks(load)))
  return function LateSection() {
    return (
      <Suspense fallback={null}>
        <Section />
      </Suspense>
    )
  }
}

/** A failed download leaves the served section as it is, readable, and is tried again later. */
async function loadUntilItWorks<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (typeof window === 'undefined') throw error
    await new Promise((resolve) => addEventListener('pointerdown', resolve, { once: true }))
    return loadUntilItWorks(load)
  }
}
