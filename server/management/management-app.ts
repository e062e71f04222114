import { Hono } from 'hono'
import { healthHandler, type Readiness, readinessHandler } from '../health/health-handlers.ts'
import { problem } from '../http/problem.ts'
import type { Metrics } from './metrics.ts'

/** For the operator, on a port of its own that is not for the public. */
export function createManagementApp(readiness: Readiness, metrics: Metrics): Hono {
  const app = new Hono()
  app.get('/healthz', healthHandler)
  app.get('/readyz', readinessHandler(readiness))
  app.get('/metrics', async () => {
    const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }
    return new Response(await metrics.text(), { headers })
  })
  app.notFound(() => problem(404, 'not found'))
  app.onError(() => problem(500, 'internal error'))
  return app
}
