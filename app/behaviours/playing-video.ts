import { useSyncExternalStore } from 'react'

/** SPEC §4: nothing is playing, or exactly one video on the whole page. */
let playing: string | null = null
const listeners = new Set<() => void>()

export function playVideo(id: string | null) {
  playing = id
  for (const listener of listeners) listener()
}

export const usePlayingVideo = () =>
  useSyncExternalStore(
    subscribe,
    () => playing,
    () => null,
  )

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    // The last card has gone with its page: coming back must not start a film by itself.
    if (listeners.size === 0) playing = null
  }
}
