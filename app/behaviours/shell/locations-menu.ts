/**
 * A native disclosure (DOMAIN.md): the browser opens and closes it by click and key. Hover opens it
 * as an extra, Escape closes it and gives the focus back, and it closes when the visitor turns to
 * something else.
 */
export function locationsMenu(menu: HTMLElement, signal: AbortSignal) {
  if (!(menu instanceof HTMLDetailsElement)) return
  const button = menu.querySelector('summary')
  /** Opened by the pointer alone: it closes when the pointer leaves. */
  let isHovered = false
  const show = (isShown: boolean) => {
    menu.open = isShown
    isHovered = isShown
  }
  const keepWhenHovered = (event: Event) => {
    if (isHovered && menu.open) event.preventDefault()
    isHovered = false
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return
    show(false)
    button?.focus()
  }
  const closeWhenLeft = (left: EventTarget | null) => {
    if (!menu.contains(left as Node | null)) show(false)
  }

  const options = { signal }
  menu.addEventListener(
    'pointerenter',
    (event) => event.pointerType === 'mouse' && !menu.open && show(true),
    options,
  )
  menu.addEventListener('pointerleave', () => isHovered && show(false), options)
  button?.addEventListener('click', keepWhenHovered, options)
  menu.addEventListener('keydown', closeOnEscape, options)
  menu.addEventListener('focusout', (event) => closeWhenLeft(event.relatedTarget), options)
  // Safari leaves the focus where it is when something is clicked.
  addEventListener('click', (event) => closeWhenLeft(event.target), options)
}
