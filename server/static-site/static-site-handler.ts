import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { StaticAnswer, StaticSite } from './static-site.ts'

export function staticSiteHandler(site: StaticSite) {
  return (context: Context): Response => {
    const { url, method, headers } = context.req.raw
    const [path, query] = splitAddress(url)
    const header = (name: string) => headers.get(name) ?? undefined
    const { status, headers: answered, body } = site({ method, path, query, header })
    return new Response(bodyOf(body, method), { status, headers: answered })
  }
}

function splitAddress(url: string): [path: string, query: string] {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return end < 0 ? [url.slice(start), ''] : [url.slice(start, end), url.slice(end)]
}

function bodyOf(body: StaticAnswer['body'], method: string): BodyInit | null {
  if (body === null || method === 'HEAD') return null
  if (typeof body === 'string' || body instanceof Uint8Array) return body
  const stream = createReadStream(body.path, body.range)
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}
