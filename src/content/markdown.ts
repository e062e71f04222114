import { Marked } from 'marked'
import * as v from 'valibot'
import { telHref } from '../lib/phone-links.ts'
import { phoneAdvice, phoneOrServiceNumber } from './fields.ts'
import { replacePhones, unreadablePhone } from './phones-in-text.ts'

type Heading = { id: string; title: string; depth: number }

/** Markdown of our own content files to HTML: headings get ids for the table of contents. */
export function renderMarkdown(markdown: string) {
  const headings: Heading[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = uniqueId(text, headings)
        headings.push({ id, title: plain(text), depth })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const away = /^https?:/.test(href) ? ' rel="noopener"' : ''
        return `<a href="${href}"${away}>${this.parser.parseInline(tokens)}</a>`
      },
      table(token) {
        // An empty corner heads nothing; the first cell of a row names the row.
        const head = token.header.map((cell) =>
          cell.text === ''
            ? '<td></td>'
            : `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`,
        )
        const body = token.rows.map((row) => {
          const cells = row.map((cell, column) => {
            const content = this.parser.parseInline(cell.tokens)
            if (column === 0) return `<th scope="row">${content}</th>`
            // On a phone a row is a card, in which each cell names its column.
            return `<td data-label="${attribute(plain(token.header[column]?.text ?? ''))}">${content}</td>`
          })
          return `<tr>${cells.join('')}</tr>`
        })
        const label = attribute(headings.at(-1)?.title ?? 'Table')
        // Focusable, because a table wider than the screen must be scrolled by keyboard too.
        return `<div class="table-scroll" role="region" aria-label="Table: ${label}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
      },
    },
  })
  const html = linkPhones(marked.parse(markdown, { async: false }))
  return { html, headings }
}

/** Phone numbers in running text can be tapped; those inside a link already are. */
const linkPhones = (html: string) =>
  html
    .split(/(<a\b[\s\S]*?<\/a>|<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : replacePhones(part, (phone) => `<a href="${telHref(phone)}">${phone}</a>`),
    )
    .join('')

const attribute = (text: string) => text.replaceAll('"', '&quot;')

const plain = (markdown: string) => markdown.replace(/[*_`]/g, '')

function uniqueId(title: string, taken: Heading[]) {
  const base = plain(title)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const same = taken.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length
  return same === 0 ? base : `${base}-${same + 1}`
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
