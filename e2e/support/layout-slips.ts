import type { Page } from '@playwright/test'

/**
 * What looks careless and can be measured: tables that are cut at the edge of the screen, words that run
 * out of their button, buttons below each other in two widths, e-mail addresses that break within their
 * host, prices and postcodes on two lines.
 */
export const layoutSlips = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []

    for (const frame of document.querySelectorAll('.table-scroll'))
      if (frame.scrollWidth > frame.clientWidth) found.push(`${frame.ariaLabel} is cut`)

    const buttons = [...document.querySelectorAll('main :is(a, button).rounded-pill')].filter(
      (button) => button.checkVisibility() && button.clientHeight >= 48,
    )
    for (const { scrollWidth, clientWidth, textContent } of document.querySelectorAll(
      '#page :is(a, button)',
    ))
      if (clientWidth > 0 && scrollWidth > clientWidth) found.push(`“${textContent}” runs out`)
    for (const row of new Set(buttons.map((button) => button.parentElement))) {
      const boxes = buttons
        .filter((button) => button.parentElement === row)
        .map((button) => button.getBoundingClientRect())
      const isStack = boxes.length > 1 && boxes.every(({ left }) => left === boxes[0]?.left)
      const widths = boxes.map(({ width }) => Math.round(width))
      if (isStack && new Set(widths).size > 1)
        found.push(`“${row?.textContent}” is a stack of widths ${widths}`)
    }

    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      if (!link.checkVisibility()) continue
      let before: { letter: string; top: number } | undefined
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        for (const [index, letter] of [...(text.textContent ?? '')].entries()) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + 1)
          const { top } = range.getBoundingClientRect()
          const mayEndLine = link.closest('.prose') ? /[@.\s-]/ : /@/
          if (before && top > before.top + 4 && !mayEndLine.test(before.letter))
            found.push(`${link.textContent} breaks before its “${letter}”`)
          before = { letter, top }
        }
      }
    }

    const whole = /£\d[\d,.]*|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}/gu
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(whole)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`${word} stands on ${lines.size} lines`)
      }
    }
    return found
  })
