import { type ComponentType, useEffect, useState } from 'react'
import type { LoadSection } from './load-part.ts'

/** A script that could not be had is tried again when the connection is back or the visitor acts. */
export function useSecondChance(load: LoadSection) {
  const [Section, setSection] = useState<ComponentType>()
  useEffect(() => {
    if (Section) return
    const tryAgain = () =>
      load().then(
        (module) => setSection(() => module.default),
        () => {},
      )
    addEventListener('online', tryAgain)
    addEventListener('pointerdown', tryAgain)
    return () => {
      removeEventListener('online', tryAgain)
      removeEventListener('pointerdown', tryAgain)
    }
  }, [Section, load])
  return Section
}
