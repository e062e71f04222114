import { notifyManager, QueryClient } from '@tanstack/react-query'

const minutes = 60_000

/** Shared by everything that fetches. Import it lazily: no page needs it before a visitor acts. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      /** SPEC §7: fresh for 5 minutes, kept for 10. */
      staleTime: 5 * minutes,
      gcTime: 10 * minutes,
      // A visitor without a connection is told so, instead of waiting until there is one.
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
  },
})

// What has arrived is shown at once; by default a timer, which a busy page runs late, comes between.
notifyManager.setScheduler(queueMicrotask)
