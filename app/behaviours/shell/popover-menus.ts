/**
 * Native popovers of links, such as the phone's menu: the browser opens and closes them. What is
 * left is to say so on their button, and to close them when a link is followed.
 */
export function popoverMenu(menu: HTMLElement, signal: AbortSignal) {
  const button = document.querySelector(`[aria-controls="${menu.id}"]`)
  const options = { signal }
  menu.addEventListener(
    'toggle',
    (event) => button?.setAttribute('aria-expanded', String(event.newState === 'open')),
    options,
  )
  menu.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('a[href^="/"]')) menu.hidePopover()
    },
    options,
  )
}

export function closePopovers() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
