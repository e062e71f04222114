import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { cacheControl, filePolicy } from '../shared/security-headers.ts'

/**
 * The files of the release that is live. The link is resolved at each request, so that every answer comes
 * wholly from one release, and the next one needs no restart.
 */
export function staticFiles(buildDir: string): MiddlewareHandler[] {
  const send = async (context: Context, options: { root: string; path?: string }) => {
    const serve = serveStatic({ ...options, precompressed: true, onFound: tag })
    return (await serve(context, async () => {})) ?? null
  }
  return [
    // A part of what may have changed meanwhile: the whole is always a right answer.
    async (context, next) => {
      if (context.req.header('if-range')) context.req.raw.headers.delete('range')
      await next()
    },
    etag(),
    async (context) => {
      const root = path.join(realpathSync.native(buildDir), 'client')
      const url = new URL(context.req.url)
      // Relative, unlike Hono's trimTrailingSlash: behind a proxy with TLS that would lead down to http.
      const page = url.pathname.replace(/\/+$/, '')
      if (page !== url.pathname && isPage(root, page)) return context.redirect(page + url.search, 301)

      const file = await send(context, { root })
      if (file) return file
      const notFound = await send(context, { root, path: '404.html' })
      if (!notFound) return context.text('Not found', 404)
      return new Response(notFound.body, { status: 404, headers: notFound.headers })
    },
  ]
}

/** Hashing what is sent, as Hono would, costs more than all the rest. */
function tag(file: string, context: Context) {
  const { ino, mtimeMs, size } = statSync(file)
  context.header('etag', `"${[ino, mtimeMs, size].map((part) => Math.floor(part).toString(36)).join('-')}"`)
  context.header('cache-control', cacheControl(context.req.path))
  context.header('content-security-policy', filePolicy)
}

const isPage = (root: string, page: string) =>
  /^(\/[\w.-]+)+$/.test(page) &&
  statSync(path.join(root, page, 'index.html'), { throwIfNoEntry: false }) !== undefined
