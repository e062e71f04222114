import Slugger from 'github-slugger'
import { defineHastPlugin, type HastNode, type HastVisitorContext, markdownToHtml } from 'satteri'
import * as v from 'valibot'
import { telHref } from '../lib/phone-links.ts'
import { phoneAdvice, phoneOrServiceNumber } from './fields.ts'
import { replacePhones, unreadablePhone } from './phones-in-text.ts'
import { typeset } from './typeset.ts'

type Element = Extract<HastNode, { type: 'element' }>
type Text = Extract<HastNode, { type: 'text' }>
type Image = { src: string; alt: string }
type Heading = { id: string; title: string; depth: number }

/**
 * Markdown of our own content files to HTML: headings get ids for the table of contents, and pictures a
 * place, `<!--picture 0-->`, for what the image pipeline makes of them.
 */
export function renderMarkdown(markdown: string) {
  const headings: Heading[] = []
  const pictures: Image[] = []
  const { html } = markdownToHtml(markdown, {
    features: {
      frontmatter: false,
      rawHtml: true,
      smartPunctuation: { quotes: true, dashes: false, ellipses: false },
    },
    hastPlugins: [outsideLinks, headingsAndTables(headings), placesOf(pictures), setTexts],
  })
  return { html, headings, pictures }
}

const outsideLinks = defineHastPlugin({
  name: 'outside-links',
  element: {
    filter: ['a'],
    visit(link, ctx) {
      if (/^https?:/.test(`${link.properties.href}`)) ctx.setProperty(link, 'rel', 'noopener')
    },
  },
})

/** A file of content/images/ is called by its path there, without its ending, as everywhere. */
const placesOf = (pictures: Image[]) =>
  defineHastPlugin({
    name: 'places-of-pictures',
    element: {
      filter: ['img'],
      visit(img, ctx) {
        const src = `${img.properties.src}`.replace(/^\.\.\/images\/|\.\w+$/g, '')
        const place = pictures.push({ src, alt: `${img.properties.alt ?? ''}` }) - 1
        ctx.replaceNode(img, { type: 'comment', value: `picture ${place}` })
      },
    },
  })

/** Headings get their ids, and tables what a screen reader and a phone need; a table is labelled by its heading. */
function headingsAndTables(headings: Heading[]) {
  const slugger = new Slugger()
  return defineHastPlugin({
    name: 'headings-and-tables',
    element: [
      {
        filter: ['h2', 'h3', 'h4'],
        visit(heading, ctx) {
          const title = ctx.textContent(heading)
          const id = slugger.slug(title)
          headings.push({ id, title, depth: Number(heading.tagName[1]) })
          ctx.setProperty(heading, 'id', id)
        },
      },
      {
        filter: ['table'],
        visit(table, ctx) {
          nameCells(table, ctx)
          // Focusable, because a table wider than the screen must be scrolled by keyboard too.
          const properties = {
            className: ['table-scroll'],
            role: 'region',
            ariaLabel: `Table: ${headings.at(-1)?.title ?? 'Table'}`,
            tabIndex: 0,
          }
          ctx.wrapNode(table, { type: 'element', tagName: 'div', properties, children: [] })
        },
      },
    ],
  })
}

/** The first cell of a row names the row; an empty corner heads nothing. */
function nameCells(table: Element, ctx: HastVisitorContext) {
  const [head = [], ...body] = rowsOf(table)
  const columns = head.map((cell) => ctx.textContent(cell))
  for (const [column, cell] of head.entries()) {
    if (columns[column]) ctx.setProperty(cell, 'scope', 'col')
    else ctx.replaceNode(cell, { ...cell, tagName: 'td' })
  }
  for (const [name, ...cells] of body) {
    if (name) ctx.replaceNode(name, { ...name, tagName: 'th', properties: { scope: 'row' } })
    // On a phone a row is a card, in which each cell names its column.
    for (const [index, cell] of cells.entries())
      ctx.setProperty(cell, 'dataLabel', columns[index + 1])
  }
}

const rowsOf = (table: Element) =>
  elementsIn(table).flatMap((part) => elementsIn(part).map((row) => elementsIn(row)))

const elementsIn = ({ children }: Element) => children.filter((node) => node.type === 'element')

/** Ranges and postcodes are set, and phone numbers can be tapped; those inside a link already are. */
const setTexts = defineHastPlugin({
  name: 'set-texts',
  text(node, ctx) {
    if (isInside('code', node, ctx)) return
    const text = typeset(node.value)
    const parts: (Element | Text)[] = []
    let end = 0
    if (!isInside('a', node, ctx))
      replacePhones(text, (phone, written, index) => {
        parts.push({ type: 'text', value: text.slice(end, index) })
        parts.push({
          type: 'element',
          tagName: 'a',
          properties: { href: telHref(phone) },
          children: [{ type: 'text', value: phone }],
        })
        end = index + written.length
        return written
      })
    ctx.replaceNode(node, [...parts, { type: 'text', value: text.slice(end) }])
  },
})

function isInside(tagName: string, node: HastNode, ctx: HastVisitorContext): boolean {
  const parent = ctx.parent(node)
  if (!parent) return false
  return (parent.type === 'element' && parent.tagName === tagName) || isInside(tagName, parent, ctx)
}

/** What an editor may write after `tel:`, one pair of brackets as in `+44 (0)113` included. */
const markdownLink = /\[([^\]\n]*)\]\(\s*<?tel:((?:[^()\n]|\([^()\n]*\))*?)>?\s*\)/g
const autoLink = /<tel:([^>\n]*)>/g
const htmlLink = /href=(["'])tel:([^"'\n]*)\1/g

/**
 * Gives every phone number of a Markdown file its printed form, and every `tel:` link that was
 * written by hand the address that dials it. A number that cannot be dialled is a mistake.
 */
export function printPhones(markdown: string, file: string): string {
  const linked = markdown
    .replace(markdownLink, (_, label: string, written: string) => {
      const phone = dialled(written, file)
      const shown = phonesIn(label).find((other) => !phone.endsWith(other))
      if (shown)
        throw new Error(`${file}: [${label}] shows ${shown} but calls ${phone}; write one number`)
      return `[${label}](${telHref(phone)})`
    })
    .replace(autoLink, (_, written: string) => {
      const phone = dialled(written, file)
      return `[${phone}](${telHref(phone)})`
    })
    .replace(htmlLink, (_, quote: string, written: string) => {
      return `href=${quote}${telHref(dialled(written, file))}${quote}`
    })
  const broken = unreadablePhone(linked)
  if (broken) throw new Error(`${file}: ${phoneAdvice({ input: broken })}`)
  return replacePhones(linked, (phone) => phone)
}

/** Relay UK is dialled before a number: `18001 0113 496 0330`. */
const relayed = /^(1800[01])[\s-]*(?=[+(0])/

function dialled(written: string, file: string): string {
  const plain = written.replaceAll('%20', ' ').trim()
  const relay = relayed.exec(plain)?.[1]
  const { success, output, issues } = v.safeParse(phoneOrServiceNumber, plain.replace(relayed, ''))
  if (!success) throw new Error(`${file}: ${issues[0].message}`)
  return relay ? `${relay} ${output}` : output
}

function phonesIn(text: string) {
  const found: string[] = []
  replacePhones(text, (printed) => String(found.push(printed)))
  return found
}
