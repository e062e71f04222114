/** `hovered` closes when the pointer leaves; `pinned` stays until the visitor is done with it. */
type MenuState = 'closed' | 'hovered' | 'pinned'

/**
 * A disclosure (DOMAIN.md): hover opens it as an extra, click and keyboard do the same job,
 * Escape closes it and gives the focus back.
 */
export function locationsMenu(menu: HTMLElement, signal: AbortSignal) {
  const button = menu.querySelector('button')
  let state: MenuState = 'closed'
  const become = (next: MenuState) => {
    state = next
    menu.toggleAttribute('data-open', state !== 'closed')
    button?.setAttribute('aria-expanded', String(state !== 'closed'))
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state === 'closed') return
    become('closed')
    button?.focus()
  }
  const closeWhenLeft = (event: FocusEvent) => {
    if (!menu.contains(event.relatedTarget as Node | null)) become('closed')
  }

  const options = { signal }
  button?.addEventListener('click', () => become(state === 'pinned' ? 'closed' : 'pinned'), options)
  menu.addEventListener(
    'pointerenter',
    (event) => event.pointerType === 'mouse' && state === 'closed' && become('hovered'),
    options,
  )
  menu.addEventListener('pointerleave', () => state === 'hovered' && become('closed'), options)
  menu.addEventListener('keydown', closeOnEscape, options)
  menu.addEventListener('focusout', closeWhenLeft, options)
}
