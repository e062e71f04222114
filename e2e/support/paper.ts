import type { Page } from '@playwright/test'

/** A4 and Letter, whole and within the margins: browsers differ in what they take for the width. */
export const paperWidths = [816, 794, 673]

/** Words that go on in the next line without a hyphen of ours. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!node.parentElement?.checkVisibility()) continue
      // Chinese has no spaces between its words, and breaks anywhere.
      if (node.parentElement.closest(':lang(zh)')) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-–—]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })

/** What runs over such a box is cut at the end of a sheet by Firefox. */
export const hidingBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((box) => /hidden|clip|auto|scroll/.test(getComputedStyle(box).overflow))
      .filter((box) => box.querySelector('p') && box.checkVisibility())
      .map(({ className }) => className),
  )
