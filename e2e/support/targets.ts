import type { Page } from '@playwright/test'

/**
 * Controls that are smaller than `least` CSS pixels in either direction, as a finger meets them.
 * Exempt, as in WCAG 2.5.8: links within a sentence or a block of text, whose size the line gives,
 * and controls for which a larger one with the same target stands beside them.
 */
export const smallTargets = (page: Page, least: number) =>
  page.evaluate((least) => {
    const isInline = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      // Words of the same line on either side.
      const line = element.closest('p, li, dd, td, address, figcaption, span')
      const own = element.textContent?.trim() ?? ''
      return (line?.textContent?.trim().length ?? 0) > own.length
    }
    /** A box or radio button with its label, a link that covers its card: both are hit as one. */
    const hitArea = (element: Element) => {
      const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
      const boxes = [element, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect())
      const cover = getComputedStyle(element, '::after')
      if (cover.content !== 'none' && cover.position === 'absolute')
        boxes.push({ width: parseFloat(cover.width), height: parseFloat(cover.height) } as DOMRect)
      return {
        width: Math.max(...boxes.map((box) => box.width)),
        height: Math.max(...boxes.map((box) => box.height)),
      }
    }
    return [
      ...document.querySelectorAll(
        'a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex="0"]',
      ),
    ].flatMap((element) => {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('[inert], [aria-hidden=true]')
      )
        return []
      if (element.matches('.sr-only, input[type=range], .carousel-row') || isInline(element))
        return []
      const { width, height } = hitArea(element)
      // A stop for the keyboard alone, such as the ends of a focus trap.
      if (width <= 1) return []
      // Half a pixel for rounding.
      if (width >= least - 0.5 && height >= least - 0.5) return []
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
      return [`${name} (${Math.round(width)} × ${Math.round(height)})`]
    })
  }, least)

/**
 * Controls that something else lies over: at the middle, the quarter points and the corners of each, the
 * browser must find the control itself or what is inside it. The page is read as a visitor does, a part
 * of the screen at a time.
 */
export const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element, x: number, y: number): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (x < left || x > right || y < top || y > bottom) return box !== document.documentElement
      }
      return false
    }
    const isFixed = (element: Element): boolean =>
      getComputedStyle(element).position === 'fixed' ||
      (element.parentElement !== null && isFixed(element.parentElement))
    const found = new Set<string>()

    const controls = [
      ...document.querySelectorAll(
        'a[href], button, summary, input:not([type=hidden]), select, textarea',
      ),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest('[inert], [aria-hidden=true]') &&
        !control.matches('.sr-only'),
    )
    const fixed = new Set(controls.filter(isFixed))
    for (let top = 0; ; top += innerHeight / 3) {
      // Where things lie is known without a paint.
      scrollTo({ top, behavior: 'instant' })
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      // Away from the edges, where the sticky header and the bar for the thumb lie, until the page ends.
      const from = scrollY === 0 ? 0 : innerHeight * 0.3
      const to = isEnd ? innerHeight : innerHeight * 0.7
      for (const control of controls) {
        for (const { left, top, bottom, width, height } of control.getClientRects()) {
          if (width <= 1 || height <= 1) continue
          if (!fixed.has(control) && (bottom < from || top >= to)) continue
          // Where the diagonal meets a round corner, and two pixels further in.
          const { borderTopLeftRadius, borderBottomLeftRadius } = getComputedStyle(control)
          const radius = Math.max(
            parseFloat(borderTopLeftRadius),
            parseFloat(borderBottomLeftRadius),
          )
          const inset = 2 + Math.min(radius, width / 2, height / 2) * (1 - Math.SQRT1_2)
          const quarters = [0.25, 0.75].flatMap((across) =>
            [0.25, 0.75].map((down) => [width * across, height * down] as const),
          )
          const corners = [inset, width - inset].flatMap((across) =>
            [inset, height - inset].map((down) => [across, down] as const),
          )
          for (const [across, down] of [
            [width / 2, height / 2] as const,
            ...quarters,
            ...corners,
          ]) {
            const x = left + across
            const y = top + down
            if (!fixed.has(control) && (y < from || y >= to)) continue
            if (x < 0 || x >= innerWidth || isCut(control, x, y)) continue
            const hit = document.elementFromPoint(x, y)
            if (!hit || control.contains(hit) || hit.closest('label')?.control === control) continue
            // What lies over the page on purpose is checked itself; the page can be scrolled away from under it.
            if (isFixed(hit) && !fixed.has(control) && !isEnd) continue
            const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
            const over = `${hit.tagName.toLowerCase()}.${hit.getAttribute('class') ?? ''}`
            found.add(`“${name?.slice(0, 40)}” lies under ${over.slice(0, 60)}`)
          }
        }
      }
      if (isEnd) return [...found]
    }
  })
