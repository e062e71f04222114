import { isPlainClick } from '~/lib/plain-click.ts'

/**
 * For a link that says "Back": goes to the previous page. Where this is the first page of the tab,
 * or the visitor wants another tab, the link does what it says.
 */
export function goBack(event: MouseEvent) {
  if (!isPlainClick(event)) return
  const steps = stepsBack()
  if (steps === 0) return
  event.preventDefault()
  history.go(-steps)
}

function stepsBack() {
  const cameFromElsewhere = document.referrer !== '' && history.length > 1
  if (!('navigation' in window)) return cameFromElsewhere ? 1 : 0
  const { navigation } = window
  return stepsToPreviousPage({
    visits: navigation.entries().map(({ url }) => new URL(url ?? '/', location.href).pathname),
    current: navigation.currentEntry?.index ?? -1,
    cameFromElsewhere,
  })
}

/**
 * How many entries back in the tab's history the page before this one lies. Entries of this very
 * page, left by links to its sections, are passed over. 0 when there is nothing to go back to.
 */
export function stepsToPreviousPage({
  visits,
  current,
  cameFromElsewhere,
}: {
  /** Paths of the entries of this site, oldest first. */
  visits: readonly string[]
  /** Position of the entry that is shown. */
  current: number
  /** A link on another site led to the first of these entries. */
  cameFromElsewhere: boolean
}): number {
  const previous = visits.slice(0, current).findLastIndex((path) => path !== visits[current])
  if (previous >= 0) return current - previous
  return cameFromElsewhere ? current + 1 : 0
}
