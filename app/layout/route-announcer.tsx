import { useRouteFocus } from '~/behaviours/use-route-focus.ts'

export function RouteAnnouncer() {
  const announcement = useRouteFocus()
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
