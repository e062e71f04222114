import { isNewlyLoaded } from './arrival.ts'

/**
 * On a phone, sections far below are laid out when they come near (styles/first-look.css): the
 * first paint does not wait for them. Not on a page that is loaded again or come back to, nor where
 * the address names a section: the browser must find the place.
 */
export function lookFirst() {
  if (!isNewlyLoaded() || location.hash) return
  document.documentElement.dataset.firstLook = ''
  // Asked of every click, not by `:has(:target)`: with that, each change of the focus would have the
  // whole page's styles computed again.
  addEventListener('click', layOutForSection, true)
  addEventListener('hashchange', layOutAll)
  addEventListener('contentvisibilityautostatechange', keepLaidOut, true)
}

/** What has come near once stays: scrolled away, the browser would leave it blank again. */
function keepLaidOut(event: Event) {
  const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent
  if (!skipped) (target as HTMLElement).style.contentVisibility = 'visible'
}

/** Before the page moves to a section, everything above it must have its height. */
function layOutForSection({ target }: MouseEvent) {
  if ((target as Element).closest('a[href*="#"]')) layOutAll()
}

/** From now on everything has its place. */
export function layOutAll() {
  delete document.documentElement.dataset.firstLook
}

/**
 * A browser that takes a picture of the whole page tells the page of a change of size when there is none:
 * nothing waits to be scrolled to. The bars of a phone, which come and go, do change the height.
 */
export function showAllForPicture() {
  let height = innerHeight
  addEventListener('resize', () => {
    if (height === innerHeight) showAll()
    height = innerHeight
  })
}

/** At once: what is revealed would still be fading in. */
function showAll() {
  layOutAll()
  for (const block of document.querySelectorAll('[data-reveal]'))
    block.removeAttribute('data-reveal')
}
