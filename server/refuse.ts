import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal: short, with nothing of the inside in it, and as the caller's protocol has it. */
export function refuse(
  context: Context,
  status: ContentfulStatusCode,
  error: string,
  headers: Record<string, string> = {},
) {
  const isFunction = context.req.path.startsWith('/functions/')
  context.header('cache-control', 'no-store')
  return context.json(isFunction ? { success: false, error } : { error }, status, headers)
}
