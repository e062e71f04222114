import type { ConnectionBindings } from '../client-address/visitor-of.ts'
import type { Dependencies } from '../dependencies.ts'
import type { LogFields } from '../logging/logger.ts'
import { createMetrics } from '../management/metrics.ts'
import { readSettings } from '../settings/read-settings.ts'
import { storeOn } from '../store/sql-store.ts'
import { sqliteDatabase } from '../store/sqlite-database.ts'
import { fixtureManifest } from './fixture-build.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type TestDependencies = Dependencies & { logged: { event: string; fields: LogFields }[] }

export function testDependencies(
  environment: Record<string, string> = {},
  overrides: Partial<Dependencies> = {},
): TestDependencies {
  const logged: TestDependencies['logged'] = []
  return {
    settings: readSettings(environment),
    manifest: fixtureManifest,
    clock: () => Date.parse('2026-11-15T12:00:00Z'),
    fetch: () => Promise.reject(new Error('no test may reach the network')),
    log: (event, fields = {}) => logged.push({ event, fields }),
    metrics: createMetrics(),
    sleep: async () => {},
    store: storeOn(sqliteDatabase(temporaryFolder())),
    countrySources: [],
    readiness: { checks: {}, notices: {}, isStopping: () => false },
    indexNowLimit: async () => null,
    testimonialLimit: async () => null,
    onTestimonialStored: () => {},
    ...overrides,
    logged,
  }
}

/** The third argument of `app.request()`: the connection a request comes from. */
export function connectionFrom(remoteAddress: string): ConnectionBindings {
  return { incoming: { socket: { remoteAddress } } }
}
