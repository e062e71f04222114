import type { Page } from '@playwright/test'

/**
 * What is wrong with the words on the page as they lie now: beyond the edge of the screen, cut off
 * by their box, or on top of each other. Rows that scroll sideways on purpose may hold more.
 */
export const misplacedWords = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const hides = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY)
    }
    const ancestors = (element: Element | null) => {
      const found: Element[] = []
      for (let next = element; next; next = next.parentElement) found.push(next)
      return found
    }
    const isForScreenReaders = (element: Element) =>
      getComputedStyle(element).clipPath === 'inset(50%)'
    const blockOf = (element: Element) =>
      ancestors(element).find((each) => !/inline|contents/.test(getComputedStyle(each).display))

    const words: { text: string; block: Element | undefined; line: DOMRect }[] = []
    const problems: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth)
      problems.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      const boxes = ancestors(parent)
      if (boxes.some(isForScreenReaders)) continue
      const row = boxes.findIndex(scrolls)
      const isInRow = row >= 0
      const cutters = (isInRow ? boxes.slice(0, row) : boxes).filter(hides)
      const isFloating = boxes.some((box) => getComputedStyle(box).position === 'fixed')
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const say = (what: string) => problems.push(`${what}: “${text.slice(0, 60)}”`)
        if (!isInRow && (line.left < -1 || line.right > root.clientWidth + 1))
          say('beyond the edge')
        const cutter = cutters.find((box) => {
          const { left, right, top, bottom } = box.getBoundingClientRect()
          const slack = line.height * 0.2
          return (
            line.left < left - 1 ||
            line.right > right + 1 ||
            line.top < top - slack ||
            line.bottom > bottom + slack
          )
        })
        if (cutter) say(`cut off by .${cutter.className.slice(0, 40)}`)
        if (!isFloating) words.push({ text, block: blockOf(parent), line })
      }
    }

    // Letters rarely fill the height of their line: a third of it may run into the next.
    words.sort((a, b) => a.line.top - b.line.top)
    for (const [index, a] of words.entries()) {
      for (const b of words.slice(index + 1)) {
        if (b.line.top > a.line.bottom) break
        const across = Math.min(a.line.right, b.line.right) - Math.max(a.line.left, b.line.left)
        const down = Math.min(a.line.bottom, b.line.bottom) - b.line.top
        if (
          a.block !== b.block &&
          across > 2 &&
          down > 0.34 * Math.min(a.line.height, b.line.height)
        )
          problems.push(`“${a.text.slice(0, 40)}” lies on “${b.text.slice(0, 40)}”`)
      }
    }
    return [...new Set(problems)]
  })

/** Texts with a forced line break that are wrapped prettily all the same. */
export const prettyLineBreaks = (page: Page) =>
  page.evaluate(() => {
    const lineOf = (element: Element) => {
      let box: Element | null = element
      while (box && /^(inline|contents)$/.test(getComputedStyle(box).display))
        box = box.parentElement
      return box
    }
    const keepsItsBreaks = (element: Element) =>
      /preserve/.test(getComputedStyle(element).getPropertyValue('white-space-collapse')) &&
      /\S\s*\n\s*\S/.test(element.textContent ?? '')
    const broken = [...document.body.querySelectorAll('*')].filter(
      (element) => element.matches('br') || keepsItsBreaks(element),
    )
    return broken
      .map((element) =>
        lineOf(element.matches('br') ? (element.parentElement ?? element) : element),
      )
      .filter(
        (box) => box && getComputedStyle(box).getPropertyValue('text-wrap-style') === 'pretty',
      )
      .map((box) => box?.textContent)
  })
