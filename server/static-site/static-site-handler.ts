import { createReadStream, openSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { ReadableStream } from 'node:stream/web'
import type { Context } from 'hono'
import { errorKind, type Logger } from '../logging/logger.ts'
import type { ByteRange } from './byte-range.ts'
import type { StaticAnswer, StaticSite } from './static-site.ts'
import { readOrExplain } from './unreadable-file.ts'

export function staticSiteHandler(site: StaticSite, log: Logger) {
  return (context: Context): Response => {
    const { url, method, headers } = context.req.raw
    const [path, query] = splitAddress(url)
    const header = (name: string) => headers.get(name) ?? undefined
    const { status, headers: answered, body } = site({ method, path, query, header })
    const breakOff = (kind: string) => {
      log('file-unreadable', { kind })
      const { outgoing } = context.env as { outgoing?: ServerResponse }
      outgoing?.destroy()
    }
    return new Response(bodyOf(body, method, breakOff), { status, headers: answered })
  }
}

function splitAddress(url: string): [path: string, query: string] {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return end < 0 ? [url.slice(start), ''] : [url.slice(start, end), url.slice(end)]
}

function bodyOf(
  body: StaticAnswer['body'],
  method: string,
  breakOff: (kind: string) => void,
): BodyInit | null {
  if (body === null || method === 'HEAD') return null
  if (typeof body === 'string' || body instanceof Uint8Array) return body
  // Opened before the head is sent: a file that cannot be is refused, and one that is open stays.
  const fd = readOrExplain(() => openSync(body.path, 'r'))
  return ReadableStream.from(bytesOf(fd, body.range, breakOff)) as BodyInit
}

/** After the head only the end of the connection can say that the rest will not come. */
async function* bytesOf(fd: number, { start, end }: ByteRange, breakOff: (kind: string) => void) {
  let missing = end - start + 1
  try {
    for await (const chunk of createReadStream('', { fd, start, end })) {
      missing -= chunk.length
      yield chunk
    }
    if (missing > 0) breakOff('shorter than it was')
  } catch (error) {
    breakOff(errorKind(error))
  }
}
