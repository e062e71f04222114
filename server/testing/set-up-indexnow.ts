import { defaultPublicAnonKey } from '../../shared/backend.ts'
import type { Dependencies } from '../dependencies.ts'
import { indexNowStandIn } from './indexnow-stand-in.ts'
import { createTestApp } from './test-app.ts'
import { testDependencies } from './test-dependencies.ts'

export const indexNowPath = '/functions/v1/indexnow-submit'
export const indexNowKey = 'abcdef0123456789'
export const homePage = { urls: ['https://dental.test'], host: 'dental.test' }

/** The whole app with a stand-in for the search engine and a clock that can be moved. */
export function setUpIndexNow(
  standIn = indexNowStandIn(),
  environment: Record<string, string> = {},
  overrides: Partial<Dependencies> = {},
) {
  let now = Date.parse('2026-11-15T12:00:00Z')
  const dependencies = testDependencies(
    { INDEXNOW_KEY: indexNowKey, ...environment },
    { fetch: standIn.fetch, clock: () => now, ...overrides },
  )
  const app = createTestApp(dependencies)
  const post = (
    body: unknown,
    headers: Record<string, string> = { apikey: defaultPublicAnonKey },
  ) =>
    app.request(indexNowPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const later = (milliseconds: number) => {
    now += milliseconds
  }
  return { app, post, later, standIn, dependencies }
}
