import type { Page } from '@playwright/test'
import { pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { misplacedWords } from './support/text-layout.ts'

// A4 and Letter, whole and within the margins: browsers differ in what they take for the width.
const paperWidths = [816, 794, 673]

/** 30 mm: less than three words in a line. */
const readable = 113

async function onPaper(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto(path)
  // Sections far below are laid out like the others.
  await page.evaluate(() => delete document.documentElement.dataset.firstLook)
}

/** Words that go on in the next line without a hyphen of ours. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!node.parentElement?.checkVisibility()) continue
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

for (const width of paperWidths) {
  test(`on paper of ${width} px every page is whole: no word broken, cut off or under another`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const { path } of pages) {
      await onPaper(page, path, width)
      expect(await brokenWords(page), path).toEqual([])
      expect(await misplacedWords(page), path).toEqual([])
    }
  })

  test(`on paper of ${width} px no text of home stands in a column too narrow to be read`, async ({
    page,
  }) => {
    await onPaper(page, '/', width)
    const columns = await page
      .locator('main :is(p, li, dt, dd, h3, address, a)')
      .evaluateAll((all) =>
        all
          .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
          .map((element) => {
            const range = document.createRange()
            range.selectNodeContents(element)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            return {
              lines: lines.size,
              width: range.getBoundingClientRect().width,
              text: element.textContent,
            }
          }),
      )
    expect(columns.length).toBeGreaterThan(200)
    expect(columns.filter(({ lines, width }) => lines > 3 && width < readable)).toEqual([])
  })
}

test('rows of cards are no grid and no flexbox on paper, which Firefox prints over what follows', async ({
  page,
}) => {
  await onPaper(page, '/', 794)
  const rows = page.locator('.carousel, .carousel-row, .swipe-row, .faq-list')
  const displays = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).display))
  expect(displays.length).toBeGreaterThan(10)
  expect(new Set(displays)).toEqual(new Set(['block']))
})

test('on paper no box hides what runs over it, which Firefox cuts at the end of a sheet', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const { path } of pages) {
    await onPaper(page, path, 794)
    const hiding = await page.locator('main :has(p)').evaluateAll((all) =>
      all
        .filter((box) => /hidden|clip|auto|scroll/.test(getComputedStyle(box).overflow))
        .filter((box) => (box as HTMLElement).checkVisibility())
        .map(({ className }) => className),
    )
    expect(hiding, path).toEqual([])
  }
})
