import { notFoundPath } from '../src/routes.ts'
import { pages } from './content.ts'
import { expect, test } from './support/test.ts'

const paths = [...pages.map(({ path }) => path), notFoundPath]

const classesIn = (html: string) =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  )
const rulesIn = (html: string) =>
  new Set(
    [...(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map(
      ([, name = '']) => name.replaceAll('\\', ''),
    ),
  )

/** Each kind of page has a style sheet of its own (src/styles/pages): none may miss what it shows. */
test('no page shows a class that only another page has the style of', async ({ request }) => {
  const html = await Promise.all(paths.map(async (path) => (await request.get(path)).text()))
  const known = new Set(html.flatMap((page) => [...rulesIn(page)]))
  const missing = html.flatMap((page, index) => {
    const rules = rulesIn(page)
    const lacking = new Set(classesIn(page).filter((name) => known.has(name) && !rules.has(name)))
    return [...lacking].map((name) => `${paths[index]}: ${name}`)
  })
  expect(known.size).toBeGreaterThan(300)
  expect(missing).toEqual([])
})
