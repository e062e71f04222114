import { startTransition, use, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'

/**
 * The router tells React of a navigation in three pieces: one when it begins, and two of different
 * urgency when it is done. Nothing here shows that one has begun, and for every piece that comes
 * alone React would throw away the served elements of sections that have no script yet and paint
 * what is left of the page. So it hears of navigations that are done, in one piece.
 */
export function useFinishedNavigations() {
  const router = use(RouterContext)?.router
  // A child's layout effect runs before its parents', so this comes before the router subscribes.
  useLayoutEffect(() => {
    if (!router) return
    const { subscribe } = router
    router.subscribe = (listen) =>
      subscribe((state, news) => {
        if (state.navigation.state === 'idle') startTransition(() => listen(state, news))
      })
    return () => {
      router.subscribe = subscribe
    }
  }, [router])
}
