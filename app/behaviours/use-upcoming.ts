import { isOver } from '~/lib/dates.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Leaves out what is over. The served HTML has every line, because it cannot know when it will be
 * read; a bank holiday that has passed goes when the script arrives.
 */
export function useUpcoming<Line extends { until?: string | undefined }>(lines: readonly Line[]) {
  const isHydrated = useHydrated()
  if (!isHydrated) return lines
  return lines.filter(({ until }) => until === undefined || !isOver(until))
}
