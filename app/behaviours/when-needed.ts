/** How far below the screen a section starts to load. */
const nearTheScreen = '400px'

let isFirstPage = true

/** After the first page everything is rendered by script anyway: nothing waits any more. */
export function endOfFirstPage() {
  isFirstPage = false
}

/** Resolves at once where nothing is served beforehand, otherwise when the section comes near. */
export function whenNeeded(sectionId: string): Promise<void> {
  const section = typeof document === 'undefined' ? null : document.getElementById(sectionId)
  if (!isFirstPage || !section) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      for (const event of wakingEvents) section.removeEventListener(event, done)
      resolve()
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && done(), {
      rootMargin: nearTheScreen,
    })
    observer.observe(section)
    for (const event of wakingEvents) section.addEventListener(event, done, { once: true })
    // A navigation must not wait for a section that nobody is going to look at.
    addEventListener('popstate', done, { once: true })
    document.addEventListener('click', followsLink, { capture: true })
    function followsLink(event: Event) {
      if (!(event.target instanceof Element && event.target.closest('a[href^="/"]'))) return
      document.removeEventListener('click', followsLink, { capture: true })
      done()
    }
  })
}

const wakingEvents = ['focusin', 'pointerover'] as const
