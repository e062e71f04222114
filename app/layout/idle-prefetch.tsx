import { PrefetchPageLinks } from 'react-router'
import { useIdlePrefetch } from '~/behaviours/use-idle-prefetch.ts'

/** Fetches the scripts of pages that many visitors open next. */
export function IdlePrefetch({ pages }: { pages: readonly string[] }) {
  const isDue = useIdlePrefetch()
  return isDue && pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
