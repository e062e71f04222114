import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteManifest } from '../shared/site-manifest.ts'
import type { Dependencies } from './dependencies.ts'
import { createLogger } from './logging/logger.ts'
import { createRateLimit } from './rate-limit/rate-limit.ts'
import type { Settings } from './settings/settings.ts'
import { openDatabase } from './store/open-database.ts'
import { storeOn } from './store/store-on.ts'
import { heldNotice } from './testimonials/held-notice.ts'
import { startTestimonialJobs } from './testimonials/testimonial-jobs.ts'
import { countrySources } from './visitor-location/country-sources.ts'
import { databaseSource } from './visitor-location/database-source.ts'
import { packagedDatabasePaths } from './visitor-location/packaged-databases.ts'

export type RunningDependencies = Dependencies & {
  /** Finishes what is under way and closes the store. */
  stop: () => Promise<void>
}

/** The real clock, network, disk and databases, as the settings ask for them. */
export async function realDependencies(
  settings: Settings,
  manifest: SiteManifest,
): Promise<RunningDependencies> {
  const clock = Date.now
  const log = createLogger({ write: (line) => process.stdout.write(line), clock })
  const databases = databaseSource(packagedDatabasePaths(), log)
  const { database, pool } = await openDatabase(settings)
  const store = storeOn(database)
  const jobs = startTestimonialJobs({ settings, manifest, outbox: store.outbox, clock, log })
  const shared = { pool, secret: settings.databaseUrl }
  return {
    settings,
    manifest,
    clock,
    sleep,
    fetch,
    log,
    store,
    countrySources: countrySources({ settings, databases: databases.source, fetch, clock, log }),
    readiness: {
      checks: { store: store.problem, countryDatabases: databases.problem },
      notices: { testimonials: heldNotice(store.outbox) },
    },
    indexNowLimit: createRateLimit({ name: 'indexnow', requests: 120, perSeconds: 60, ...shared }),
    testimonialLimit: createRateLimit({
      name: 'testimonial',
      requests: 5,
      perSeconds: 600,
      ...shared,
    }),
    onTestimonialStored: jobs.deliverSoon,
    stop: async () => {
      await jobs.stop()
      await store.close()
    },
  }
}
