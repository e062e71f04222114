import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Runs at build (and in development) only. Waits for every section and keeps each in its place:
 * without the size below, React moves large boundaries to the end of the page behind a script,
 * and a reader without scripts would see holes.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = asServed(context)
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={page} url={request.url} />, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html')
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
      // A page that renders with an error must not become a file.
      onError: reject,
    })
  })
}

/**
 * The framework renders `/blog` as `/blog/`. Links to the page's own sections would name that address,
 * which is another than the one it is served under: each would load the page again.
 */
function asServed(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context
  const { location } = staticHandlerContext
  const pathname = location.pathname.replace(/(?<=.)\/$/, '')
  return {
    ...context,
    staticHandlerContext: { ...staticHandlerContext, location: { ...location, pathname } },
  }
}
