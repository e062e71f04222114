import { jsonResponse } from './json-response.ts'

/** A refusal of an API endpoint: short, and with nothing of the inside in it. */
export function problem(
  status: number,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return jsonResponse({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

export function methodNotAllowed(allow: string): () => Response {
  return () => problem(405, 'method not allowed', { allow })
}
