import { type RefObject, useEffect } from 'react'

/**
 * Every island says with this that its handlers are attached; lazy-hydration.ts then replays the
 * events it has queued. @param root of the island's own markup
 */
export function useIslandReady(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const island = root.current?.closest('astro-island')
    // After the renders that the first effects cause: by then it knows the screen too.
    const timer = setTimeout(() =>
      island?.dispatchEvent(new Event('island-ready', { bubbles: true })),
    )
    return () => clearTimeout(timer)
  }, [root])
}

/**
 * Runs when the next frame is on the screen: the answer to a press is painted before the work that
 * it asks for begins.
 * @returns cancels it
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
