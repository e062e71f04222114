/**
 * `client:needed`, the one client directive of the house: an island gets its script when it comes
 * near, is pointed at, focused or pressed. What a visitor does before is kept, shown as heard
 * (`data-heard`), and done in order, once, when the island says that it is ready.
 *
 * Astro puts this into every page that has an island, before the first of them.
 */
import type { ClientDirective } from 'astro'

export type NeededOptions = {
  /** Starts at once where the address has this parameter. */
  param?: string
  /** `false`: coming near is not enough. */
  near?: boolean
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:needed'?: NeededOptions | true
  }
}

type Kept = { island: Element; control: HTMLElement; again: () => void }

/** How far from the screen an island begins to load. */
const nearMargin = '300px'

const starts = new WeakMap<Element, () => void>()
let kept: Kept[] = []

const needed: ClientDirective = (load, options, island) => {
  const { param, near = true } = (options.value || {}) as NeededOptions
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    load().then((hydrate) => hydrate())
  }
  starts.set(island, begin)
  island.addEventListener('astro:hydration-error', (event) => {
    // The served markup stays as it is, its links lead where they say, and the next press tries again.
    event.preventDefault()
    console.warn('An interactive part of this page could not be loaded')
    isBegun = false
    for (const { control } of takeKept(island)) {
      delete control.dataset.heard
      if (control instanceof HTMLAnchorElement) location.assign(control.href)
    }
  })
  const beginIfAsked = () => param && location.search.includes(`${param}=`) && begin()
  beginIfAsked()
  // Back and forward change the address too.
  addEventListener('popstate', beginIfAsked)
  if (wasPressed(island)) begin()
  if (!near) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      begin()
    },
    { rootMargin: nearMargin },
  )
  for (const child of island.children) observer.observe(child)
}

export default needed

const unready = 'astro-island:not([data-ready])'
const wasPressed = (island: Element) => kept.some((press) => press.island === island)

for (const type of ['pointerover', 'pointerdown', 'focusin'])
  addEventListener(type, ({ target }) => starts.get(islandOf(target) as Element)?.(), true)
for (const type of ['click', 'keydown', 'input']) addEventListener(type, keep, true)

// Sent by useIslandReady (timing.ts).
addEventListener('island-ready', async ({ target }) => {
  const island = target as HTMLElement
  island.dataset.ready = ''
  const presses = takeKept(island)
  for (const { again } of presses) {
    again()
    // One press sees what the one before has done.
    await new Promise((resolve) => setTimeout(resolve))
  }
  for (const { control } of presses) delete control.dataset.heard
})

function keep(event: Event) {
  const island = islandOf(event.target)
  // What a script presses is none of a visitor's hands.
  if (!island || !event.isTrusted) return
  const press = pressOf(event)
  if (!press) return
  if (event.type !== 'input') {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  press.control.dataset.heard = ''
  // A link opens its article once, a slider is where it is; other presses count one by one.
  const isSame = ({ control }: Kept) => control === press.control && control.matches('a, input')
  if (!kept.some(isSame)) kept.push({ island, ...press })
  starts.get(island)?.()
}

/** What a visitor has asked of an island, and how to ask it again; other events are the browser's. */
function pressOf(event: Event): Omit<Kept, 'island'> | undefined {
  const target = event.target as HTMLElement
  if (event instanceof MouseEvent) {
    const control = target.closest<HTMLElement>('button, a[data-press]')
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return control && isPlain ? { control, again: () => control.click() } : undefined
  }
  if (event instanceof KeyboardEvent) {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const carousel = target.closest<HTMLElement>('[aria-roledescription="carousel"]')
    if (!carousel || target.matches('input') || !/^Arrow(Left|Right)$/.test(key)) return
    const options = { key, bubbles: true, cancelable: true }
    return {
      control: target,
      again: () => target.dispatchEvent(new KeyboardEvent('keydown', options)),
    }
  }
  if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
  // The slider itself has moved, the picture follows (before-after.tsx), and the island has to hear of it.
  target.closest<HTMLElement>('.before-after')?.style.setProperty('--split', `${target.value}%`)
  return {
    control: target,
    again: () => target.dispatchEvent(new Event('input', { bubbles: true })),
  }
}

function islandOf(target: EventTarget | null) {
  return target instanceof Element ? target.closest(unready) : null
}

/** The presses that were kept for an island, which is no longer waited for. */
function takeKept(island: Element) {
  const presses = kept.filter((press) => press.island === island)
  kept = kept.filter((press) => press.island !== island)
  return presses
}
