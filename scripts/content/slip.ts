import { readFileSync } from 'node:fs'

/** A slip that keeps a content file from being read at all, such as a lost comma, in plain words. */
export function describeSlip(error: unknown, read = readText): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, file, number] = /(?<!scripts)\/(content\/[\w./-]+\.ts):(\d+)/.exec(stack) ?? []
  if (!file) return undefined
  const lines = read(file).split('\n')
  const { line, advice } = slipAt(lines, Number(number) - 1, stack)
  return `${file}: line ${line + 1}: ${advice}: ${excerpt(lines[line] ?? '')}`
}

const readText = (file: string) => readFileSync(file, 'utf8')

function slipAt(lines: string[], line: number, stack: string) {
  const text = lines[line] ?? ''
  const before = lines[line - 1] ?? ''
  const [, word] = /ReferenceError: (\S+) is not defined/.exec(stack) ?? []
  if (word) return { line, advice: wordAdvice(word) }
  if (/[:[,]\s*[“”‘’]/.test(text)) {
    return { line, advice: "curly quotation marks cannot hold a text; write '…' instead" }
  }
  if (/:\s*[^\s'"`[{][^'"]* [^'"]*,?\s*$/.test(text)) {
    return { line, advice: "write the text in quotation marks, '…'" }
  }
  if (hasOddQuotes(text)) return { line, advice: quoteAdvice }
  if (hasOddQuotes(before)) return { line: line - 1, advice: quoteAdvice }
  if (/['"\]}\w]\s*$/.test(before))
    return { line: line - 1, advice: 'a comma is missing at its end' }
  return { line, advice: 'a comma or a bracket is missing or one too many, here or just above' }
}

const quoteAdvice =
  'a quotation mark is missing or one too many; inside a text write ’ for an apostrophe'

function wordAdvice(word: string) {
  if (/^(true|false)$/i.test(word)) return `write ${word.toLowerCase()} in small letters`
  if (/^(yes|no)$/i.test(word)) return 'write true or false'
  return `write ${word} in quotation marks`
}

const hasOddQuotes = (line: string) =>
  !line.trim().startsWith('*') && line.replace(/"[^"]*"|`[^`]*`/g, '').split("'").length % 2 === 0

const excerpt = (line: string) => {
  const text = line.trim()
  return text.length > 72 ? `${text.slice(0, 71)}…` : text
}
