import * as v from 'valibot'
import { telHref } from '../../src/lib/phone.ts'
import { phoneAdvice, phoneOrServiceNumber } from '../../content/model/fields.ts'
import { replacePhones, unreadablePhone } from '../../content/model/phones-in-text.ts'

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
