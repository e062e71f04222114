import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'

/** Mistakes in content/, one line each. */
export class ContentError extends Error {
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Programs on Windows put a mark before the first letter. */
export const readText = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '')

/** By its text: before each save the editor looks at every file, most of which are as they were. */
const parsed = new Map<string, unknown>()

/** YAML as data; a slip in it says its line and what it probably is. */
export function parseYaml(source: string, file: string, firstLine = 0): unknown {
  if (parsed.has(source)) return parsed.get(source)
  const document = parseDocument(source, { prettyErrors: true })
  const [error] = document.errors
  if (!error) {
    const data = document.toJS()
    parsed.set(source, data)
    return data
  }
  const line = source.slice(0, error.pos[0]).split('\n').length
  const words = source.split('\n')[line - 1]?.trim() ?? ''
  const advice =
    slips[error.code] ??
    'this cannot be read; put the text between quotation marks, or look at the lines beside it'
  throw new ContentError([`${file}: line ${line + firstLine}: ${advice}: ${words}`])
}

const slips: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon in it needs quotation marks around it',
  TAB_AS_INDENT: 'use spaces at the start of the line, not tabs',
  BAD_INDENT: 'start the line below the one above it, with the same spaces',
  DUPLICATE_KEY: 'this field is there twice; keep one',
  MISSING_CHAR: 'a quotation mark or a colon is missing',
}
