import { menuState, setMenu } from './menus.ts'

/**
 * A disclosure (DOMAIN.md): a press opens it (menus.ts), hover does as an extra, Escape closes it and
 * gives the focus back, and it closes when the visitor turns to something else.
 */
export function locationsMenu(menu: HTMLElement, signal: AbortSignal) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || menuState(menu) === 'closed') return
    setMenu(menu, 'closed')
    menu.querySelector('button')?.focus()
  }
  const closeWhenLeft = (next: EventTarget | null) => {
    if (!menu.contains(next as Node | null)) setMenu(menu, 'closed')
  }
  const openByPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && menuState(menu) === 'closed') setMenu(menu, 'hovered')
  }
  const closeByPointer = () => {
    if (menuState(menu) === 'hovered') setMenu(menu, 'closed')
  }

  // Says how it stands: somebody may have opened it already.
  setMenu(menu, menuState(menu))
  const options = { signal }
  menu.addEventListener('pointerenter', openByPointer, options)
  menu.addEventListener('pointerleave', closeByPointer, options)
  menu.addEventListener('keydown', closeOnEscape, options)
  menu.addEventListener('focusout', (event) => closeWhenLeft(event.relatedTarget), options)
  // Safari leaves the focus where it is when something is clicked.
  addEventListener('click', (event) => closeWhenLeft(event.target), options)
}
