/** Not one that asks for another tab or window, nor one that somebody else has dealt with. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
