import { whenLetIn } from './location-gate/gate-state.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * SPEC §7: runs once the browser is idle, if a prefetch costs this visitor nothing that matters.
 * @returns stops waiting
 */
export function whenIdle(run: () => void): () => void {
  const { connection } = navigator as { connection?: Connection }
  if (!isConnectionFree(connection)) return () => {}
  return whenLetIn(() => afterPage(run))
}

/** Browsers that do not tell are taken to be fast. */
export const isConnectionFree = ({ saveData, effectiveType = '4g' }: Connection = {}) =>
  !saveData && effectiveType === '4g'

/** After the page's own downloads, when nothing else is to be done. */
function afterPage(run: () => void) {
  if (document.readyState === 'complete') idle(run)
  else addEventListener('load', () => idle(run), { once: true })
}

/** In the next idle moment; browsers that do not tell of them wait for a second. */
export function idle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1000)
}
