import { stepsToPreviousPage } from '~/lib/previous-page.ts'

/**
 * For a link that says "Back": goes to the previous page. Where this is the first page of the tab,
 * or the visitor wants another tab, the link does what it says.
 */
export function goBack(event: Pick<MouseEvent, 'preventDefault' | Modifier>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const steps = stepsBack()
  if (steps === 0) return
  event.preventDefault()
  history.go(-steps)
}

type Modifier = 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'

function stepsBack() {
  const cameFromElsewhere = document.referrer !== '' && history.length > 1
  // Older browsers: the router numbers the entries it has made itself.
  if (!('navigation' in window)) {
    return history.state?.idx > 0 || cameFromElsewhere ? 1 : 0
  }
  const { navigation } = window
  return stepsToPreviousPage({
    visits: navigation
      .entries()
      .map(({ url }) => ({ path: new URL(url ?? '/', location.href).pathname })),
    current: navigation.currentEntry?.index ?? -1,
    cameFromElsewhere,
  })
}
