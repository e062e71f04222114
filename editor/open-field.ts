/** Follows `#field=People › Priya Nair › About them`: opens each window on the way, then the field. */
export async function openField() {
  const [, named] = /^#field=(.+)/.exec(location.hash) ?? []
  if (!named) return
  const trail = decodeURIComponent(named).split(' › ')
  for (const [index, step] of trail.entries()) {
    const isLast = index === trail.length - 1
    const found = await soon(() => place(step, isLast))
    if (!found) continue
    found.scrollIntoView({ block: 'center' })
    if (found.getAttribute('role') === 'row') found.click()
    else if (isLast) found.focus()
  }
}

function place(step: string, isLast: boolean): HTMLElement | undefined {
  const within = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  const all = (selector: string) => [...within.querySelectorAll<HTMLElement>(selector)]
  const begins = (text: string | null) => text?.startsWith(step.replace(/…$/, '')) ?? false
  const row = all('[role="row"]').find((entry) => begins(entry.getAttribute('aria-label')))
  if (row || !isLast) return row
  const label = [...within.querySelectorAll('label')].find((candidate) =>
    begins(candidate.textContent),
  )
  return document.getElementById(label?.htmlFor ?? '') ?? undefined
}

/** Keystatic fills a form some time after its page; a step that is only a heading is never found. */
async function soon<T>(find: () => T | undefined, patience = 12): Promise<T | undefined> {
  const found = find()
  if (found || patience === 0) return found
  await new Promise((later) => setTimeout(later, 250))
  return soon(find, patience - 1)
}
