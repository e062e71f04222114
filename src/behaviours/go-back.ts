import { stepsToPreviousPage } from '~/lib/previous-page.ts'
import { isPlainClick } from './plain-click.ts'

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
    visits: navigation
      .entries()
      .map(({ url }) => ({ path: new URL(url ?? '/', location.href).pathname })),
    current: navigation.currentEntry?.index ?? -1,
    cameFromElsewhere,
  })
}
