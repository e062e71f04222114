/** Phone numbers in running text. Never in the browser: content is checked and printed at build. */
import { printedPhone } from './uk-phone.ts'

const space = '(?:[^\\S\\r\\n]|&nbsp;)'
/** Between two groups of digits; a full stop before a space ends a sentence. */
const gap = `(?!\\.\\s)${space}{0,2}[-.)\\u2010-\\u2015\\u2212]{0,2}${space}{0,2}`
/** Not inside a word, an address or a link that was written by hand. */
const start = '(?<![\\w/=#&.+-]|tel:)'
const international = `\\(?(?:\\+${space}?|00)44${gap}(?:\\(?0\\)?${gap})?\\(?`

/** Groups of three digits at least, so that `0800 1111 24 hours` keeps its hours. */
const number = new RegExp(
  `${start}(?:${international}|\\(?0)[1-9]\\d{1,9}(?:(?=\\D)${gap}\\d{3,8})*(?!\\d)`,
  'g',
)

/** Meant as a number of the UK, however it is grouped, once those that can be read are taken out. */
const meantAsNumber = new RegExp(
  `${start}(?:${international}\\d[\\d ().-]*|\\(?0(?:${gap}\\d){8,12}(?!\\d))`,
)
const extension = /^[\s,(]*(?:ext\b|extension|x)[.\s]*\d+/i

/** Every phone number in a running text, replaced by what is made of it. */
export const replacePhones = (
  text: string,
  replacement: (printed: string, written: string, index: number) => string,
) =>
  text.replace(number, (written, index: number) => {
    const printed = printedPhone(written.replaceAll('&nbsp;', ' '))
    return printed ? replacement(printed, written, index) : written
  })

/** The first number in a text that nobody could dial as it is written, or undefined. */
export function unreadablePhone(text: string): string | undefined {
  for (const { 0: written, index } of text.matchAll(number)) {
    const after = extension.exec(text.slice(index + written.length))?.[0]
    if (after && printedPhone(written)) return written + after
  }
  return meantAsNumber.exec(replacePhones(text, () => ''))?.[0].trim()
}
