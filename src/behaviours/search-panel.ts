import type { SearchData } from '~/islands/search/search-data.ts'

/** Finds in what was fetched, below the field. @returns removes it */
type ShowSearch = (place: HTMLElement, field: HTMLInputElement, data: SearchData) => () => void

const storageKey = 'search-question'

const loadSearch = async () => (await import('~/islands/search/search.tsx')).showSearch

let panel: ReturnType<typeof createPanel> | undefined

/** Opens the search at once, with a question or with the tab's last one. @returns its dialog */
export function openSearch(question?: string): HTMLDialogElement {
  panel ??= createPanel(loadSearch)
  panel.open(question)
  return panel.dialog
}

/** A search field in the page itself: what is asked there is looked up in the panel. */
export function searchFrom(form: HTMLFormElement) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    openSearch(form.querySelector('input')?.value)
  })
}

export function removeSearch() {
  panel?.remove()
  panel = undefined
}

/** A native dialog: focus stays in and comes back. What it finds with is fetched when it is opened first. */
function createPanel(load: () => Promise<ShowSearch>) {
  const template = document.querySelector<HTMLTemplateElement>('[data-part="search-panel"]')
  const dialog = document.importNode(template?.content as DocumentFragment, true)
    .firstElementChild as HTMLDialogElement
  template?.after(dialog)
  const part = <T extends HTMLElement>(name: string) =>
    dialog.querySelector(`[data-part="search-${name}"]`) as T
  const field = dialog.querySelector('input') as HTMLInputElement
  const title = dialog.querySelector('h2') as HTMLElement
  const [place, waiting, failed] = [part('found'), part('waiting'), part('failed')]
  let isThere = false
  let unmount = () => {}

  const fill = async () => {
    failed.hidden = true
    waiting.hidden = false
    try {
      const [showSearch, data] = await Promise.all([load(), fetchData()])
      if (isThere || !dialog.isConnected) return
      isThere = true
      unmount = showSearch(place, field, data)
    } catch {
      failed.hidden = false
      // SPEC §8: console log only.
      console.info('Chatbot could not be loaded')
    } finally {
      waiting.hidden = true
    }
  }

  field.addEventListener('input', () => keepQuestion(field.value))
  field.form?.addEventListener('submit', (event) => event.preventDefault())
  failed.querySelector('button')?.addEventListener('click', () => {
    title.focus()
    fill()
  })
  closeWhenAsked(dialog, part('close'))

  return {
    dialog,
    open(question = keptQuestion()) {
      field.value = question
      keepQuestion(question)
      dialog.showModal()
      // No phone keyboard unasked.
      if (matchMedia('(pointer: fine)').matches) field.focus()
      else title.focus()
      field.select()
      if (isThere) field.dispatchEvent(new Event('input'))
      else fill()
    },
    remove() {
      dialog.close()
      unmount()
      dialog.remove()
    },
  }
}

function closeWhenAsked(dialog: HTMLDialogElement, button: HTMLElement) {
  const close = () => dialog.close()
  button.addEventListener('click', close)
  // Browsers would empty the field first, and close at the second press only.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    close()
  })
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  dialog.addEventListener('click', ({ target, detail }) => {
    // A link to another part of this page: it would lie behind the panel.
    if ((target as Element).closest('a[href^="/"]')) close()
    // Both ends of the click: text selected beyond the edge is not a wish to close. Nor is the second
    // half of a double click on the launcher, which lay there before.
    if (target === dialog && pressed === dialog && detail < 2) close()
  })
}

async function fetchData(): Promise<SearchData> {
  const address = '/search.json'
  // Without a connection what the browser still has of it will do.
  const answer = await fetch(address).catch(() => fetch(address, { cache: 'force-cache' }))
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json()
}

/** The last question of this tab, gone with it; nothing where storage is switched off. */
function keptQuestion() {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

function keepQuestion(question: string) {
  try {
    if (question.trim()) sessionStorage.setItem(storageKey, question)
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is switched off or full.
  }
}
