/**
 * The lines that vCard (RFC 2426) and iCalendar (RFC 5545) share: written here, because a library for either
 * is larger than the two files together.
 */
export type Line = [name: string, value: string | readonly string[]]

/** Each value with its special characters escaped, parts of one joined by semicolons, long lines folded. */
export const textFile = (lines: readonly Line[]) =>
  lines
    .map(([name, value]) =>
      folded(
        `${name}:${typeof value === 'string' ? escaped(value) : value.map(escaped).join(';')}`,
      ),
    )
    .map((line) => `${line}\r\n`)
    .join('')

const escaped = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const longestLine = 75

/** At most 75 octets a line, none of them broken within a character; what goes on begins with a space. */
function folded(line: string) {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > longestLine) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}
