/** Browsers that know `<details name>` keep one open at a time themselves; for the others we do. */
export function closeOtherDetails() {
  if ('name' in HTMLDetailsElement.prototype) return
  // Captured: toggle does not bubble.
  addEventListener('toggle', ({ target }) => closeOthers(target), true)
}

function closeOthers(opened: EventTarget | null) {
  if (!(opened instanceof HTMLDetailsElement) || !opened.open) return
  const group = opened.getAttribute('name')
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name]')) {
    if (other !== opened && other.getAttribute('name') === group) other.open = false
  }
}
