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
