import { type ServerResponse, STATUS_CODES } from 'node:http'
import { headerLines } from '../http/header-lines.ts'

/** Status line and headers as they go over the line, but for the date and the empty line. */
export const preparedHead = (status: number, headers: Record<string, string>) =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines(headers)}`

type Prepared = {
  status: number
  headers: Record<string, string>
  head: string
  body: Uint8Array | null
}

/**
 * What a file is sent with never changes, but Node would check each character of it for every
 * answer, and offers no way to hand over a finished head: a fifth of the work of sending a page
 * (docs/decisions/010). `_header` is where it keeps the one it makes itself. In the step that is left
 * out Node also decides whether it closes the connection: only for connections that stay open.
 */
export function sendPrepared(outgoing: ServerResponse, { status, headers, head, body }: Prepared) {
  outgoing.statusCode = status
  ;(outgoing as unknown as { _header: string })._header = `${head}${dateLine()}\r\n`
  // Should a later Node keep it elsewhere, no page goes out without its headers.
  if (!outgoing.headersSent) outgoing.writeHead(status, headers)
  outgoing.end(body)
}

let second = 0
let line = ''

/** Made once a second. */
function dateLine(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    line = `Date: ${new Date(now * 1000).toUTCString()}\r\n`
  }
  return line
}
