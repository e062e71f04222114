import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { errorKind, type Logger } from '../logging/logger.ts'
import type { Budget } from '../rate-limit/rate-limit.ts'
import type { Settings } from '../settings/read-settings.ts'
import type { Outbox } from '../store/store.ts'
import { createDeliveryWorker } from './delivery-worker.ts'
import { createRetention } from './retention.ts'
import { smtpSender } from './smtp-sender.ts'

type JobsOptions = {
  settings: Settings
  manifest: SiteManifest
  outbox: Outbox
  clock: () => number
  log: Logger
  budget: Budget
}

const deliverEveryMs = 5_000
const deleteFirstAfterMs = 60_000
const deleteEveryMs = 3_600_000
const longestStopMs = 60_000

/** Retention runs even with delivery switched off: something may be left from before. */
export function startTestimonialJobs({
  settings,
  manifest,
  outbox,
  clock,
  log,
  budget,
}: JobsOptions) {
  const deleteOld = createRetention({ outbox, clock, log })
  const tidy = () => {
    deleteOld().catch((error) => log('outbox-unusable', { kind: errorKind(error) }))
  }
  const timers = [setTimeout(tidy, deleteFirstAfterMs), setInterval(tidy, deleteEveryMs)]

  const { testimonialDelivery: delivery } = settings
  const domain = new URL(manifest.siteUrl).hostname
  const worker =
    delivery &&
    createDeliveryWorker({ outbox, send: smtpSender(delivery), budget, domain, clock, log })
  if (worker) timers.push(setInterval(() => void worker.deliverDue(), deliverEveryMs))
  for (const timer of timers) timer.unref()

  return {
    // Not on behalf of the request that asks for it: its id would stand in the lines of other messages.
    deliverSoon: AsyncLocalStorage.bind(() => void worker?.deliverDue()),
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      // A mail server may take its time with an answer, and whoever stops us has less.
      const patience = sleep(longestStopMs, null, { ref: false })
      await Promise.race([worker?.stop(), patience])
    },
  }
}
