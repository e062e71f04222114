import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { fileHeaders } from '../shared/security-headers.ts'

/**
 * The files of the release that is live. The link is resolved at each request, so that every answer comes
 * wholly from one release, and the next one needs no restart.
 */
export function staticFiles(buildDir: string): Hono {
  const files = new Hono()
  const send = (context: Context, root: string, address?: string) =>
    serveStatic({
      root,
      ...(address && { path: address }),
      precompressed: true,
      onFound: (file) => describe(context, file, address ?? context.req.path),
    })(context, async () => {})

  // A browser takes the headers of a 304 for those of the page it has.
  const unchanged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] })

  files.get('*', unchanged, async (context) => {
    // The whole is always a right answer to a request for a part of what may have changed.
    if (context.req.header('if-range')) context.req.raw.headers.delete('range')
    const root = path.join(realpathSync.native(buildDir), 'client')
    const file = await send(context, root)
    if (file) return file
    context.req.raw.headers.delete('range')
    const notFound = await send(context, root, '/404.html')
    if (!notFound) return context.text('Not found', 404)
    return new Response(notFound.body, { status: 404, headers: notFound.headers })
  })
  return files
}

/** The tag is not made of the content, as Hono would: that costs more than all the rest. */
function describe(context: Context, file: string, address: string) {
  const { ino, mtimeMs, size } = statSync(file)
  const tag = [ino, mtimeMs, size].map((part) => Math.floor(part).toString(36)).join('-')
  context.header('etag', `"${tag}"`)
  context.header('vary', 'accept-encoding')
  for (const [name, value] of Object.entries(fileHeaders(address))) context.header(name, value)
}
