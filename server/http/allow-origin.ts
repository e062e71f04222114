import { createMiddleware } from 'hono/factory'

/**
 * For everything but the preflight. Hono's own `cors()` copies the finished answer to add a header,
 * and a copied answer is a stream that costs as much as everything else together.
 */
export function allowOrigin(origin: string) {
  return createMiddleware(async (context, next) => {
    await next()
    const { headers } = context.res
    headers.append('vary', 'origin')
    if (context.req.header('origin') === origin) headers.set('access-control-allow-origin', origin)
  })
}
