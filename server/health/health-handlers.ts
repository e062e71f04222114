import { jsonResponse } from '../http/json-response.ts'

/** Null, or what is wrong in words that may be shown. */
type ReadinessCheck = () => Promise<string | null>

export type Readiness = {
  checks: Record<string, ReadinessCheck>
  /** Something for the operator to look at, while everything can be used. */
  notices: Record<string, ReadinessCheck>
  /** Set before the end, so that a load balancer sends nobody here any more. */
  isStopping: () => boolean
}

const neverKept = { 'cache-control': 'no-store' }

export const healthHandler = (): Response => jsonResponse({ status: 'ok' }, { headers: neverKept })

/** A check writes to the disk: however often somebody asks, it is made once in this time. */
const keptMs = 1000

/**
 * Pages are served even while this says 503: it tells an operator, or a load balancer that has
 * better machines, which part is not usable.
 */
export function readinessHandler({ checks, notices, isStopping }: Readiness) {
  const look = async () => {
    const results = await allOf(checks)
    const noticed = (await allOf(notices)).filter(([, notice]) => notice !== null)
    const isReady = results.every(([, problem]) => problem === null)
    const body = {
      status: isReady ? 'ready' : 'not ready',
      checks: Object.fromEntries(results.map(([name, problem]) => [name, problem ?? 'ok'])),
      ...(noticed.length > 0 && { notices: Object.fromEntries(noticed) }),
    }
    return { body, isReady }
  }
  let looking: ReturnType<typeof look> | null = null
  let endedAt = 0
  return async (): Promise<Response> => {
    if (isStopping()) return refused({ status: 'stopping' })
    if (endedAt > 0 && performance.now() - endedAt > keptMs) {
      looking = null
      endedAt = 0
    }
    looking ??= look().finally(() => {
      endedAt = performance.now()
    })
    const { body, isReady } = await looking
    return isReady ? jsonResponse(body, { headers: neverKept }) : refused(body)
  }
}

const refused = (body: unknown) => jsonResponse(body, { status: 503, headers: neverKept })

function allOf(checks: Record<string, ReadinessCheck>) {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await check()] as const),
  )
}
