/**
 * A link to something inside a folded part opens it: not every browser does so itself, and none where the
 * part is the target.
 */
export function openTarget() {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const folded = target?.closest<HTMLDetailsElement>('details:not([open])')
    if (!folded) return
    folded.open = true
    target?.scrollIntoView()
  }
  open()
  addEventListener('hashchange', open)
}
