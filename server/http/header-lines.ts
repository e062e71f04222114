import { validateHeaderValue } from 'node:http'

/** As they go over the line, for the few answers whose head Node does not write. */
export function headerLines(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderValue(name, value)
    return `${name}: ${value}\r\n`
  })
  return lines.join('')
}
