import { pages } from './content.ts'
import { paperWidths } from './support/paper.ts'
import { expect, test } from './support/test.ts'

/** 30 mm: less than three words in a line. */
const readable = 113

test('on paper no text of home stands in a column too narrow to be read, and no row is a grid', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  for (const width of paperWidths) {
    await page.setViewportSize({ width, height: 1000 })
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
    const narrow = columns.filter(({ lines, width }) => lines > 3 && width < readable)
    expect.soft(narrow, `on paper of ${width} px`).toEqual([])
  }
  // Firefox prints a grid or a flexbox over what follows.
  const rows = page.locator('.carousel, .carousel-row, .swipe-row, .faq-list')
  const displays = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).display))
  expect(displays.length).toBeGreaterThan(10)
  expect(new Set(displays)).toEqual(new Set(['block']))
})

const sheets = pages.flatMap(({ path }): [string, number][] => {
  if (path.startsWith('/aftercare/')) return [[path, 1]]
  return path === '/fees' ? [[path, 2]] : []
})

for (const [path, most] of sheets)
  test(`${path} prints on as many sheets as promised`, async ({ page }) => {
    await page.goto(path)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(count).toBeLessThanOrEqual(most)
  })
