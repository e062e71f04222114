import type * as v from 'valibot'
import { charges } from '../../content/charges.ts'
import { group } from '../../content/group.ts'
import { legalPageSchema } from '../../content/model/legal-page.ts'
import { policies } from '../../content/policies.ts'
import { practices } from '../../content/practices.ts'
import { prices } from '../../content/prices.ts'
import { parseOrExplain } from './explain.ts'
import { printPhones, renderMarkdown } from './markdown.ts'

/** A page of content/pages/ with its facts filled in and its Markdown rendered. */
export function loadPage(source: string, file: string) {
  const { facts, body } = readDocument(legalPageSchema, source, file)
  return { ...facts, ...renderMarkdown(body) }
}

/** The facts at the top of a Markdown file, and the Markdown below them. */
export function readDocument<T extends v.GenericSchema>(schema: T, source: string, file: string) {
  const filled = printPhones(fillPlaceholders(source, known, file), file)
  const { fields, body } = parseFrontMatter(filled, file)
  return { facts: parseOrExplain(schema, fields, file), body }
}

/** What Markdown files may refer to as `{{practices.leeds.phone}}`. */
const known = { charges, group, policies, practices, prices }

/**
 * Fills `{{practices.bradford.phone}}` and the like in Markdown, so that a fact stands in one
 * content file only. An unknown name is a mistake, not an empty space on the page.
 */
export function fillPlaceholders(markdown: string, facts: object, file: string): string {
  return markdown.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => {
    const value = name.split('.').reduce<unknown>(own, facts)
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(`${file}: {{${name}}} is not a fact in content/; check its spelling`)
    }
    return String(value)
  })
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

export type Document = { fields: Record<string, string>; body: string }

/**
 * The lines between two `---` at the top of a Markdown file, one `name: value` each.
 * Deliberately less than YAML: no quoting, nesting or types that an editor could get wrong.
 */
export function parseFrontMatter(source: string, file: string): Document {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source)
  if (!match) throw new Error(`${file}: start the file with --- and close the facts with ---`)
  const [, head = '', body = ''] = match
  const fields: Record<string, string> = {}
  for (const line of head.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const colon = line.indexOf(':')
    if (colon < 1)
      throw new Error(`${file}: "${line}" is not a fact; write it like title: Healthy gums`)
    fields[line.slice(0, colon).trim()] = unquote(line.slice(colon + 1).trim())
  }
  return { fields, body: body.trim() }
}

const unquote = (value: string) => value.replace(/^(["'])(.*)\1$/, '$2')
