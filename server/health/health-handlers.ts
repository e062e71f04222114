import { jsonResponse } from '../http/json-response.ts'

/** Null, or what is wrong in words that may be shown. */
export type ReadinessCheck = () => Promise<string | null>

const neverKept = { 'cache-control': 'no-store' }

export const healthHandler = (): Response => jsonResponse({ status: 'ok' }, { headers: neverKept })

/**
 * Pages are served even while this says 503: it tells an operator, or a load balancer that has
 * better machines, which part is not usable.
 */
export function readinessHandler(checks: Record<string, ReadinessCheck>) {
  return async (): Promise<Response> => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, (await check()) ?? 'ok'] as const),
    )
    const isReady = results.every(([, result]) => result === 'ok')
    const body = { status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) }
    return jsonResponse(body, { status: isReady ? 200 : 503, headers: neverKept })
  }
}
