import { useEffect } from 'react'
import { notifySearchEngine } from './notify-search-engine.ts'

/** SPEC §7: after every route change. */
export function useNotifySearchEngine(url: string) {
  useEffect(() => notifySearchEngine(url), [url])
}
