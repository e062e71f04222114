import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the served HTML and while the page wakes up, true once scripts have taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
