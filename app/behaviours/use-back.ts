import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { stepsToPreviousPage } from '~/lib/previous-page.ts'

/** Goes to the previous page, or to `fallback` when this is the first page of the tab. */
export function useBack(fallback: string) {
  const navigate = useNavigate()
  return useCallback(() => {
    const steps = stepsBack()
    if (steps > 0) navigate(-steps)
    else navigate(fallback)
  }, [navigate, fallback])
}

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
