/** `hovered` closes when the pointer leaves; `pinned` stays until the visitor is done with it. */
type MenuState = 'closed' | 'hovered' | 'pinned'

/** Kept in the page itself, as a menu may be opened before the rest of the script has arrived. */
const menuState = ({ dataset }: HTMLElement) => (dataset.open ?? 'closed') as MenuState

function setMenu(menu: HTMLElement, state: MenuState) {
  if (state === 'closed') delete menu.dataset.open
  else menu.dataset.open = state
  setExpanded(menu.querySelector('button'), state !== 'closed')
}

/**
 * What a press does to the menus. Started from the head, because they can be pressed, and the browser
 * opens popovers, before any other script has arrived.
 */
export function startMenus() {
  let opening: PointerEvent | undefined
  addEventListener('click', (event) => {
    const target = event.target as Element
    if (opening && isSecondPress(event, opening)) return event.preventDefault()
    const locations = target.closest<HTMLElement>('[data-part="locations-menu"]')
    if (locations || target.closest('[popovertarget]')) opening = event
    if (target.closest('a[href^="/"]')) {
      // Or it would lie over the section that the link leads to.
      target.closest<HTMLElement>('[popover]')?.hidePopover?.()
      if (locations) setMenu(locations, 'closed')
    } else if (locations && target.closest('button')) {
      setMenu(locations, menuState(locations) === 'pinned' ? 'closed' : 'pinned')
    }
  })
  // Captured: toggle does not bubble.
  addEventListener(
    'toggle',
    ({ target, newState }) => {
      // A details element fires it as well.
      if ((target as HTMLElement).popover)
        setPopoverExpanded(target as HTMLElement, newState === 'open')
    },
    true,
  )
}

/** Of a double press, meant for the button and not for the number that now lies under the finger. Keys count none. */
const isSecondPress = (event: PointerEvent, first: PointerEvent) =>
  event.detail > 0 &&
  event.timeStamp - first.timeStamp < 500 &&
  Math.hypot(event.x - first.x, event.y - first.y) < 16

/** Until it runs, browsers that know popovers expose by themselves which are open. */
export function followPopovers() {
  if (!('popover' in HTMLElement.prototype)) return
  const popovers = document.querySelectorAll<HTMLElement>('[popover="auto"]')
  for (const popover of popovers) setPopoverExpanded(popover, popover.matches(':popover-open'))
  // The keyboard must not go on behind one that is open; the buttons that open them do not count.
  addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest('[popovertarget]')) return
    for (const popover of popovers) if (!popover.contains(target as Node)) popover.hidePopover()
  })
}

const setPopoverExpanded = (popover: Element, isOpen: boolean) =>
  setExpanded(document.querySelector(`[aria-controls="${popover.id}"]`), isOpen)

const setExpanded = (button: Element | null, isExpanded: boolean) =>
  button?.setAttribute('aria-expanded', String(isExpanded))

/**
 * A disclosure: a press opens it (above), hover does as an extra, Escape closes it and
 * gives the focus back, and it closes when the visitor turns to something else.
 */
export function startLocationsMenu() {
  const menu = document.querySelector<HTMLElement>('[data-part="locations-menu"]')
  if (!menu) return
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || menuState(menu) === 'closed') return
    setMenu(menu, 'closed')
    if (menu.contains(document.activeElement)) menu.querySelector('button')?.focus()
  }
  /** Nothing has the focus after a press on the panel's own ground. */
  const closeWhenLeft = (next: EventTarget | null) => {
    if (next && !menu.contains(next as Node)) setMenu(menu, 'closed')
  }
  const openByPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && menuState(menu) === 'closed') setMenu(menu, 'hovered')
  }
  const closeByPointer = () => {
    if (menuState(menu) === 'hovered') setMenu(menu, 'closed')
  }

  // Somebody may have opened it already.
  setMenu(menu, menuState(menu))
  menu.addEventListener('pointerenter', openByPointer)
  menu.addEventListener('pointerleave', closeByPointer)
  // Wherever the focus is: it may have been opened by the pointer.
  addEventListener('keydown', closeOnEscape)
  menu.addEventListener('focusout', (event) => closeWhenLeft(event.relatedTarget))
  // Safari leaves the focus where it is when something is clicked.
  addEventListener('click', (event) => closeWhenLeft(event.target))
}
