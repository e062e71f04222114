import { useEffect } from 'react'
import { recheckIfStale, watchLocation } from './watch-location.ts'

export function useLocationGate(path: string) {
  useEffect(watchLocation, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is an occasion
  useEffect(recheckIfStale, [path])
}
