const ease = (progress: number) => 1 - (1 - progress) ** 3

/** Snapping pulls back whatever is moved by script or mouse: it is off while that lasts. */
export const releaseRow = (row: HTMLElement) => {
  row.style.scrollSnapType = 'none'
}
export const snapRow = (row: HTMLElement) => {
  row.style.scrollSnapType = ''
}

/**
 * Scrolls a row to an offset in exactly the given time, which native smooth scrolling cannot
 * promise.
 * @returns stops the movement where it is
 */
export function slideRow(row: HTMLElement, left: number, duration: number, onRest: () => void) {
  releaseRow(row)
  const from = row.scrollLeft
  const start = performance.now()
  let frame = requestAnimationFrame(step)

  function step() {
    const progress = Math.min(1, (performance.now() - start) / duration)
    row.scrollLeft = from + (left - from) * ease(progress)
    if (progress < 1) {
      frame = requestAnimationFrame(step)
      return
    }
    snapRow(row)
    onRest()
  }
  return () => cancelAnimationFrame(frame)
}
