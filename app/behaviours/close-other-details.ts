import type { ToggleEvent } from 'react'

/** Browsers that know `<details name>` keep one open at a time themselves; for the others we do. */
export function closeOtherDetails({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open || 'name' in HTMLDetailsElement.prototype) return
  const group = opened.getAttribute('name')
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name]')) {
    if (other !== opened && other.getAttribute('name') === group) other.open = false
  }
}
