/** In the address of a link Keystatic writes the braces of a fact as a browser would send them. */
export const withPlainFacts = (text: string) =>
  text.replace(/%7B%7B([\w.-]+)%7D%7D/gi, (_, name: string) => `{{${name}}}`)

/**
 * Keystatic writes tables in a notation of its own, `{% table %}`. In the file they are Markdown, as
 * everything that reads the file expects; Keystatic reads that too.
 */
export const withPlainTables = (text: string) =>
  text.replace(/\{% table %\}\n([\s\S]*?)\{% \/table %\}/g, (_, inner: string) => {
    const [head = [], ...rows] = inner.split(/^---$/m).map(cellsIn)
    const widest = Math.max(head.length, ...rows.map((cells) => cells.length))
    const line = (cells: string[]) =>
      `| ${Array.from({ length: widest }, (_, index) => cells[index] ?? '').join(' | ')} |`
    return [line(head), line(Array(widest).fill('---')), ...rows.map(line)].join('\n')
  })

/** A cell begins with a hyphen at the start of its line; what follows on other lines belongs to it. */
const cellsIn = (row: string) =>
  row
    .split(/^-(?: |$)/m)
    .slice(1)
    .map((cell) =>
      cell
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|'),
    )
