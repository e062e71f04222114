import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'

const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]'

type ModalDialogOptions = {
  isOpen: boolean
  /** The visitor asked to close it: the owner decides, and turns `isOpen` off. */
  onClose: () => void
  /** Takes the focus when the dialog has closed, also where nothing had it before. */
  returnFocusTo: () => HTMLElement | null
}

/** Props for a native `<dialog>`: focus goes in, stays in and comes back; Escape and backdrop close it. */
export function useModalDialog({ isOpen, onClose, returnFocusTo }: ModalDialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const focusHome = useRef(returnFocusTo)
  focusHome.current = returnFocusTo

  // In one go with what is rendered: the focus is never on something that has just gone.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    const home = focusHome.current
    rememberScrollbar()
    if (!element.open) element.showModal()
    return () => {
      element.close()
      // The browser gives it back only if a click has not drawn it away meanwhile.
      home()?.focus({ preventScroll: true })
    }
  }, [isOpen])

  return {
    ref: dialog,
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onClose()
    },
    // A browser may close it by itself, for example on a second Escape.
    onClose: () => isOpen && !dialog.current?.open && onClose(),
    onPointerDown: (event: MouseEvent) => {
      pressedBackdrop.current = event.target === dialog.current
    },
    // Both ends of the click: text selected beyond the edge is not a wish to close. Nor is the second
    // half of a double click on what lay there before.
    onClick: ({ target, detail }: MouseEvent) => {
      if (pressedBackdrop.current && target === dialog.current && detail < 2) onClose()
    },
    onKeyDown: keepFocusInside,
  }
}

/** The page behind does not scroll; its scrollbar's place is kept, so that nothing moves sideways. */
function rememberScrollbar() {
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`)
}

/** The native dialog lets Tab wander to the browser's own bars; here it goes round. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
  const from = event.shiftKey ? stops[0] : stops.at(-1)
  const to = event.shiftKey ? stops.at(-1) : stops[0]
  const isOutside = !stops.includes(document.activeElement as HTMLElement)
  if (document.activeElement !== from && !(isOutside && event.shiftKey)) return
  event.preventDefault()
  to?.focus()
}
