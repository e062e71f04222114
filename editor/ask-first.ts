/**
 * Keystatic deletes an entry of a list, resets a form and closes a window with what was typed in it without
 * a question. It offers no setting for that, so its buttons are watched here.
 */
const questions: [
  isIt: (button: HTMLElement) => boolean,
  question: (button: HTMLElement) => string,
][] = [
  [isBin, (bin) => `Delete ${nameOfRow(bin)}?`],
  [
    (button) => button.textContent?.trim() === 'Reset' || button.textContent === 'Reset changes',
    () => 'Reset this form to what was saved last? What you have typed since is lost.',
  ],
  [
    (button) => button.textContent?.trim() === 'Cancel' && isTypedIn(button),
    () => 'Close this window? What you have typed in it is lost.',
  ],
]

function isBin(button: HTMLElement) {
  return button.matches('[role="row"] button') && button.textContent?.trim() === ''
}

const nameOfRow = (bin: Element) => bin.closest('[role="row"]')?.getAttribute('aria-label') ?? 'it'

const touched = new WeakSet<Element>()
const isTypedIn = (inside: Element) => {
  const dialog = inside.closest('[role="dialog"]')
  return dialog !== null && touched.has(dialog)
}

export function askFirst() {
  let agreed: HTMLElement | undefined
  const ask = (event: Event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('button, [role="menuitem"]')
    const question = button && questions.find(([isIt]) => isIt(button))?.[1]
    if (!button || !question) return
    if (agreed === button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!confirm(question(button))) return
    agreed = button
    button.click()
    agreed = undefined
  }
  const quiet = (event: Event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('button, [role="menuitem"]')
    if (button && questions.some(([isIt]) => isIt(button))) event.stopImmediatePropagation()
  }
  addEventListener('click', ask, true)
  // The press begins and ends before the click; nothing of it may reach Keystatic.
  for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup'])
    addEventListener(type, quiet, true)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' || event.key === ' ') ask(event)
      // A list that is open closes as usual; a window with something typed in it stays.
      const target = event.target as Element
      if (event.key === 'Escape' && isTypedIn(target) && target.ariaExpanded !== 'true')
        event.stopImmediatePropagation()
    },
    true,
  )
  addEventListener('input', ({ target }) => {
    const dialog = (target as Element).closest('[role="dialog"]')
    if (dialog) touched.add(dialog)
  })
  new MutationObserver(() => {
    for (const bin of document.querySelectorAll<HTMLElement>(
      '[role="row"] button:not([aria-label])',
    ))
      if (isBin(bin)) bin.setAttribute('aria-label', `Delete ${nameOfRow(bin)}`)
  }).observe(document.body, { childList: true, subtree: true })
}
