/**
 * A menu closes when a link in it is followed, or it would lie over the section that the link leads
 * to. Started from the head: the browser opens menus before any other script has arrived.
 */
export function closeFollowedMenus() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    link?.closest<HTMLElement>('[popover]')?.hidePopover?.()
    link?.closest('[data-shell="locations-menu"]')?.removeAttribute('open')
  })
}

export function closePopovers() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
