import type { SiteManifest } from '../shared/site-manifest.ts'
import type { Readiness } from './health/health-handlers.ts'
import type { Logger } from './logging/logger.ts'
import type { Metrics } from './management/metrics.ts'
import type { RateLimit } from './rate-limit/rate-limit.ts'
import type { Settings } from './settings/read-settings.ts'
import type { Store } from './store/store.ts'
import type { CountrySource } from './visitor-location/country-source.ts'

/** Everything the endpoints need from outside; tests hand in their own. */
export type Dependencies = {
  settings: Settings
  manifest: SiteManifest
  clock: () => number
  sleep: (milliseconds: number) => Promise<unknown>
  fetch: typeof fetch
  log: Logger
  metrics: Metrics
  store: Store
  countrySources: CountrySource[]
  readiness: Readiness
  indexNowLimit: RateLimit
  testimonialLimit: RateLimit
  onTestimonialStored: () => void
}
