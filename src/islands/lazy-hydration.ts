/**
 * `client:lazy`, lazy hydration with event replay: an island's script is loaded when the island comes
 * near the screen, is pointed at, focused or pressed. Clicks, arrow keys and slider moves before that
 * are queued, marked as pending (`data-pending`), and replayed in order, once, when the island says
 * that it is ready.
 *
 * Astro puts this into every page that has an island, before the first of them.
 */
import type { ClientDirective } from 'astro'

export type LazyOptions = {
  /** Hydrates at once where the address has this parameter. */
  param?: string
  /** `false`: coming near the screen is not enough. */
  near?: boolean
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:lazy'?: LazyOptions | true
  }
}

type QueuedEvent = { island: Element; control: HTMLElement; replay: () => void }

/** How far from the screen an island begins to load. */
const rootMargin = '300px'

const hydrations = new WeakMap<Element, () => void>()
let queue: QueuedEvent[] = []

const lazy: ClientDirective = (load, options, island) => {
  const { param, near = true } = (options.value || {}) as LazyOptions
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    load().then((hydrate) => hydrate())
  }
  hydrations.set(island, start)
  island.addEventListener('astro:hydration-error', (event) => {
    // The served markup stays as it is, its links lead where they say, and the next press tries again.
    event.preventDefault()
    console.warn('An interactive part of this page could not be loaded')
    isStarted = false
    for (const { control } of dequeue(island)) {
      delete control.dataset.pending
      if (control instanceof HTMLAnchorElement) location.assign(control.href)
    }
  })
  const startIfAsked = () => param && location.search.includes(`${param}=`) && start()
  startIfAsked()
  // Back and forward change the address too.
  addEventListener('popstate', startIfAsked)
  if (queue.some((event) => event.island === island)) start()
  if (!near) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin },
  )
  for (const child of island.children) observer.observe(child)
}

export default lazy

for (const type of ['pointerover', 'pointerdown', 'focusin'])
  addEventListener(type, ({ target }) => hydrations.get(islandOf(target) as Element)?.(), true)
for (const type of ['click', 'keydown', 'input']) addEventListener(type, enqueue, true)

// Sent by useIslandReady (timing.ts).
addEventListener('island-ready', async ({ target }) => {
  const island = target as HTMLElement
  island.dataset.ready = ''
  const events = dequeue(island)
  for (const { replay } of events) {
    replay()
    // One event sees what the one before has done.
    await new Promise((resolve) => setTimeout(resolve))
  }
  for (const { control } of events) delete control.dataset.pending
})

function enqueue(event: Event) {
  const island = islandOf(event.target)
  // Only what a visitor does: scripts send events of their own.
  if (!island || !event.isTrusted) return
  const replayable = replayableOf(event)
  if (!replayable) return
  if (event.type !== 'input') {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const { control } = replayable
  control.dataset.pending = ''
  // A link opens its article once, a slider is where it is; other presses count one by one.
  const isQueued = queue.some((queued) => queued.control === control)
  if (!isQueued || !control.matches('a, input')) queue.push({ island, ...replayable })
  hydrations.get(island)?.()
}

/** What a visitor has asked of an island, and how to ask it again; other events are the browser's. */
function replayableOf(event: Event): Omit<QueuedEvent, 'island'> | undefined {
  const target = event.target as HTMLElement
  if (event instanceof MouseEvent) {
    const control = target.closest<HTMLElement>('button, a[data-press]')
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return control && isPlain ? { control, replay: () => control.click() } : undefined
  }
  if (event instanceof KeyboardEvent) {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const carousel = target.closest<HTMLElement>('[aria-roledescription="carousel"]')
    if (!carousel || target.matches('input') || !/^Arrow(Left|Right)$/.test(key)) return
    const options = { key, bubbles: true, cancelable: true }
    return {
      control: target,
      replay: () => target.dispatchEvent(new KeyboardEvent('keydown', options)),
    }
  }
  if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
  // The slider itself has moved and the picture follows (before-after.tsx); React still has to be told.
  target.closest<HTMLElement>('.before-after')?.style.setProperty('--split', `${target.value}%`)
  return {
    control: target,
    replay: () => target.dispatchEvent(new Event('input', { bubbles: true })),
  }
}

/** The island around an element, as long as it is not ready. */
function islandOf(target: EventTarget | null) {
  return target instanceof Element ? target.closest('astro-island:not([data-ready])') : null
}

/** Takes the events of an island out of the queue. */
function dequeue(island: Element) {
  const events = queue.filter((event) => event.island === island)
  queue = queue.filter((event) => event.island !== island)
  return events
}
