import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteManifest } from '../shared/site-manifest.ts'
import type { Dependencies } from './dependencies.ts'
import { createLogger } from './logging/logger.ts'
import { createMetrics } from './management/metrics.ts'
import { createBudget, createRateLimit } from './rate-limit/rate-limit.ts'
import type { Settings } from './settings/read-settings.ts'
import { openDatabase } from './store/open-database.ts'
import { storeOn } from './store/sql-store.ts'
import { heldNotice } from './testimonials/retention.ts'
import { startTestimonialJobs } from './testimonials/testimonial-jobs.ts'
import { countrySources } from './visitor-location/country-sources.ts'
import { databaseSource, packagedDatabasePaths } from './visitor-location/database-source.ts'

type RunningDependencies = Dependencies & {
  /** From here on we are not ready for more. */
  prepareToStop: () => void
  /** Finishes what is under way and closes the store. */
  stop: () => Promise<void>
}

/** The real clock, network, disk and databases, as the settings ask for them. */
export async function realDependencies(
  settings: Settings,
  manifest: SiteManifest,
): Promise<RunningDependencies> {
  const clock = Date.now
  const metrics = createMetrics({
    testimonials_waiting: {
      help: 'Testimonials still to be delivered; -1 while the store cannot be used.',
      read: () => store.outbox.countWaiting().catch(() => -1),
    },
    testimonials_held: {
      help: 'Testimonials that somebody has to look at; -1 while the store cannot be used.',
      read: () =>
        store.outbox.held().then(
          ({ length }) => length,
          () => -1,
        ),
    },
  })
  const log = createLogger({
    write: (line) => process.stdout.write(line),
    clock,
    onEvent: metrics.countEvent,
  })
  const databases = databaseSource(packagedDatabasePaths(), log)
  const { database, client } = await openDatabase(settings)
  const store = storeOn(database)
  const budget = createBudget({
    name: 'mail',
    requests: settings.testimonialDelivery?.mailsPerHour ?? 0,
    perSeconds: 3600,
    client,
  })
  const jobs = startTestimonialJobs({
    settings,
    manifest,
    outbox: store.outbox,
    clock,
    log,
    budget,
  })
  let isStopping = false
  const shared = { client, secret: settings.databaseUrl }
  return {
    settings,
    manifest,
    clock,
    sleep,
    fetch,
    log,
    metrics,
    store,
    countrySources: countrySources({ settings, databases: databases.source, fetch, clock, log }),
    readiness: {
      checks: { store: store.problem, countryDatabases: databases.problem },
      notices: { testimonials: heldNotice(store.outbox, clock) },
      isStopping: () => isStopping,
    },
    indexNowLimit: createRateLimit({ name: 'indexnow', requests: 120, perSeconds: 60, ...shared }),
    testimonialLimit: createRateLimit({
      name: 'testimonial',
      requests: 5,
      perSeconds: 600,
      ...shared,
    }),
    onTestimonialStored: jobs.deliverSoon,
    prepareToStop: () => {
      isStopping = true
    },
    stop: async () => {
      await jobs.stop()
      await store.close()
    },
  }
}
