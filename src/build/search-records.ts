import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Element, type Node, Window } from 'happy-dom'
import { readContent } from '../content/read-content.ts'
import type { SearchRecord } from '../lib/search-index.ts'

/** What names a section: `dt` where a list of questions has no headings. */
const headings = 'h1, h2, h3, dt[id]'

/** Menus, buttons and decoration; reviews and statements, which are patients' words, not ours. */
const leftOut =
  'nav, button, script, style, noscript, template, svg, figure, blockquote, form, thead, caption, a[target="_blank"], .without-script, [data-print="hide"], [data-part="open-now"], [data-search="skip"], [aria-hidden="true"]'

/** A card or an answer: what follows it belongs to the section around it again. */
const cards = 'li, article, details, section'

const withinLine = 'a, abbr, address, b, bdi, em, i, span, strong, time'

/** Characters above which a chapter of a long read is shortened. */
const longestChapter = 250

/** A record for each section of a built page that has an anchor, without header and footer. */
export function searchRecords(html: string, pagePath: string): SearchRecord[] {
  const { document } = new Window()
  const main = document.createElement('main')
  main.innerHTML = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const page = nameOfPage(main, pagePath)
  const records: SearchRecord[] = []
  let current: SearchRecord | undefined

  function read(node: Node) {
    for (const child of node.childNodes) {
      if (child.nodeType === child.TEXT_NODE) add(child.textContent.replace(/[\n\t ]+/g, ' '))
      if (child.nodeType !== child.ELEMENT_NODE) continue
      const element = child as Element
      if (element.matches(leftOut) || isButton(element)) continue
      if (element.matches(headings)) begin(element)
      else readPart(element)
    }
  }
  function readPart(element: Element) {
    const around = current
    const label = element.getAttribute('data-label')
    if (label) add(`${label}: `)
    else add(element.matches(withinLine) ? ` ${kindOf(element)}` : '')
    const before = current?.text ?? ''
    read(element)
    if (current && current === around && element.matches('ol'))
      current.text = before + asOneSentence(current.text.slice(before.length))
    add(endOf(element))
    if (element.matches(cards)) current = around ?? current
  }
  function begin(heading: Element) {
    const anchor = heading.matches('h1') ? undefined : anchorOf(heading)
    const address = anchor ? `${pagePath}#${anchor}` : pagePath
    // A practice's name alone does not tell where it is.
    const named = heading.closest('[data-search-name]')?.getAttribute('data-search-name')
    current = { address, page, heading: named ?? tidy(heading.textContent), text: '' }
    records.push(current)
  }
  function add(text: string) {
    if (current) current.text += text
  }

  read(main)
  const isLongRead = main.querySelector('.prose') !== null
  return records
    .map((record) => ({ ...record, text: tidy(record.text) }))
    .map((record) => (isLongRead ? { ...record, text: shortened(record.text) } : record))
    .filter(({ address, text }) => text || address === pagePath)
}

/** As the breadcrumb says it; an article is known by its title. */
function nameOfPage(main: Element, pagePath: string) {
  const name = pagePath.startsWith('/blog/') ? 'h1' : 'nav[aria-label="Breadcrumb"] li:last-child'
  return tidy(main.querySelector(name)?.textContent ?? '') || 'Home'
}

/** An answer carries the id of its question, which opens it; a card or a section that of its heading. */
function anchorOf(heading: Element) {
  const details = heading.closest('summary')?.parentElement
  if (details) return details.id || details.querySelector('[id]')?.id
  const section = heading.closest('section')
  if (heading.matches('h2') && section?.id) return section.id
  return heading.id || heading.closest('li, article')?.id
}

/** Steps are safe in their order only: without a break (search-index.ts) they are shown from the first. */
const asOneSentence = (steps: string) => tidy(steps).replace(/(?<=[.!?])\s|\n/g, '\u00a0')

/** A link outside of running text, unless it shows the number or the address that it leads to. */
const isButton = (element: Element) =>
  element.matches('a') && standsAlone(element) && !/\d{3}|@/.test(element.textContent)

const standsAlone = ({ parentElement }: Element) =>
  ![...(parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === node.TEXT_NODE && node.textContent.trim(),
  )

/** People ask for a phone number by that name. */
function kindOf(element: Element) {
  if (!element.matches('a') || !standsAlone(element) || element.closest('[data-label]')) return ''
  const href = element.getAttribute('href') ?? ''
  if (href.startsWith('tel:')) return 'Phone: '
  return href.startsWith('mailto:') ? 'Email: ' : ''
}

/** A row of a table is one line, and so is a fact with its name. */
function endOf(element: Element) {
  if (element.matches('dt, th')) return ': '
  if (element.matches('td')) return '; '
  if (element.matches('wbr')) return ''
  return element.matches(withinLine) ? ' ' : '\n'
}

const tidy = (text: string) =>
  text
    .replace(/[ \t]+/g, ' ')
    .replace(/ (?=[.,;:!?)’”])|(?<=[(“‘@]) /g, '')
    .replace(/[\s;:]*\n\s*/g, '\n')
    .trim()

/** A long text by the first sentence of each line, as far as they fit. */
function shortened(text: string) {
  if (text.length <= longestChapter) return text
  let length = 0
  return text
    .split('\n')
    .map((line) => /^.{30,}?[.!?](?= )/.exec(line)?.[0] ?? line)
    .filter((line) => {
      length += line.length
      return length <= 2 * longestChapter
    })
    .join('\n')
}

/**
 * Fills the records of the built pages into the built search.json. What stands on several pages is found
 * on the first of them.
 */
export async function addSearchRecords(client: string, paths: readonly string[]) {
  const inOrder = new Set([...readContent().pages.map((page) => page.path), ...paths])
  const records = new Map<string, SearchRecord>()
  for (const pagePath of inOrder) {
    const html = await readFile(path.join(client, pagePath, 'index.html'), 'utf8')
    for (const record of searchRecords(html, pagePath)) {
      const { heading, text } = record
      const words = `${heading}\n${text}`
      if (!records.has(words)) records.set(words, record)
    }
  }
  const file = path.join(client, 'search.json')
  const content = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...content, records: [...records.values()] }))
}
