/** Follows `#field=People › Priya Nair › About them`: opens each window on the way, then the field. */
export async function openField() {
  const [, named] = /^#field=(.+)/.exec(location.hash) ?? []
  if (!named) return
  let trail = decodeURIComponent(named).split(' › ')
  while (trail.length > 0) {
    const found = await soon(() => nextOf(trail))
    if (!found) return
    found.element.scrollIntoView({ block: 'center' })
    if (found.isRow) found.element.click()
    else found.element.focus()
    trail = found.isRow ? trail.slice(found.steps) : []
  }
}

/** The first row of a list on the way; without one the field at its end, below the headings that lead to it. */
function nextOf(trail: readonly string[]) {
  let within: Element | Document =
    [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  for (const [index, step] of trail.entries()) {
    const begins = (text = '') => text !== '' && text.startsWith(step.replace(/…$/, ''))
    const named = (selector: string) =>
      [...within.querySelectorAll<HTMLElement>(selector)].find((element) => begins(nameOf(element)))
    const row = named('[role="row"]')
    if (row) return { element: row, isRow: true, steps: index + 1 }
    within = named('[role="group"]') ?? within
    const label = index === trail.length - 1 && (named('label') as HTMLLabelElement | undefined)
    const field = label && document.getElementById(label.htmlFor)
    if (field) return { element: field, isRow: false, steps: 0 }
  }
  return undefined
}

const nameOf = (element: HTMLElement) =>
  element.ariaLabel ??
  document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
  element.textContent ??
  ''

/** Keystatic fills a form some time after its page. */
async function soon<T>(find: () => T | undefined, patience = 60): Promise<T | undefined> {
  const found = find()
  if (found || patience === 0) return found
  await new Promise((later) => setTimeout(later, 250))
  return soon(find, patience - 1)
}
