/**
 * What runs in the page: text, as it is sent there together with its helper. Questions that need no
 * helper are written as functions, where they are asked.
 */

/** `find`: the element that fits and is shown. */
export const finder = `
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\\s+/g, ' ').trim()
  const find = (target) => {
    const { css, name, nth = 0 } = typeof target === 'string' ? { css: target } : target
    return [...document.querySelectorAll(css)]
      .filter((element) => isShown(element) && (name === undefined || nameOf(element) === name))
      .at(nth)
  }`

/** Where to press an element, once nothing else lies over it; null until then. */
export const aim = `(target) => {
  const element = find(target)
  if (!element) return null
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0]
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const isHit = ({ x, y }) => {
    const hit = document.elementFromPoint(x, y)
    return hit && (element.contains(hit) || hit.closest('label')?.control === element)
  }
  if (!isHit(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isHit(middle()) ? middle() : null
}`

/** Brings an element to the middle of the screen. */
export const centre = `(target) => {
  const middle = () => {
    const { top, bottom } = find(target).getBoundingClientRect()
    return (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  }
  if (Math.abs(middle() - innerHeight / 2) > 50)
    find(target).scrollIntoView({ block: 'center', behavior: 'instant' })
  return Math.round(middle())
}`

/** Whether an element has the focus, and what has it. */
export const focusOn = `(target) => ({
  isThere: find(target) === document.activeElement,
  focus: document.activeElement?.outerHTML.slice(0, 80)
})`
