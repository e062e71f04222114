import { jsonResponse } from '../http/json-response.ts'

/** Null, or what is wrong in words that may be shown. */
export type ReadinessCheck = () => Promise<string | null>

export type Readiness = {
  checks: Record<string, ReadinessCheck>
  /** Something for the operator to look at, while everything can be used. */
  notices: Record<string, ReadinessCheck>
}

const neverKept = { 'cache-control': 'no-store' }

export const healthHandler = (): Response => jsonResponse({ status: 'ok' }, { headers: neverKept })

/**
 * Pages are served even while this says 503: it tells an operator, or a load balancer that has
 * better machines, which part is not usable.
 */
export function readinessHandler({ checks, notices }: Readiness) {
  return async (): Promise<Response> => {
    const results = await allOf(checks)
    const noticed = (await allOf(notices)).filter(([, notice]) => notice !== null)
    const isReady = results.every(([, problem]) => problem === null)
    const body = {
      status: isReady ? 'ready' : 'not ready',
      checks: Object.fromEntries(results.map(([name, problem]) => [name, problem ?? 'ok'])),
      ...(noticed.length > 0 && { notices: Object.fromEntries(noticed) }),
    }
    return jsonResponse(body, { status: isReady ? 200 : 503, headers: neverKept })
  }
}

function allOf(checks: Record<string, ReadinessCheck>) {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await check()] as const),
  )
}
