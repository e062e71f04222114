import { randomUUID } from 'node:crypto'
import { errorKind, type Logger } from '../logging/logger.ts'
import type { Outbox, OutboxMessage } from '../store/store.ts'
import type { SendMail } from './smtp-sender.ts'
import { testimonialMail } from './testimonial-mail.ts'

type DeliveryOptions = {
  outbox: Outbox
  send: SendMail
  /** Right-hand side of the message ids. */
  domain: string
  clock: () => number
  log: Logger
}

export type DeliveryWorker = {
  /** Delivers everything that is due; a call during a delivery joins it and looks again after. */
  deliverDue: () => Promise<void>
  /** Ends after the message that is being sent. */
  stop: () => Promise<void>
}

/** Longer than one attempt can last. */
const claimLastsMs = 2 * 60_000
const retryDelaysMs = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000]

export function createDeliveryWorker(options: DeliveryOptions): DeliveryWorker {
  const { outbox, send, domain, clock, log } = options
  /** Taken by the mail server, but the store was away when that was to be recorded. */
  const unrecorded = new Set<string>()
  let running: Promise<void> | null = null
  let isWantedAgain = false
  let isStopped = false

  const deliver = async (message: OutboxMessage, claimId: string): Promise<void> => {
    if (!unrecorded.has(message.id)) {
      try {
        await send(testimonialMail(message, domain))
      } catch (error) {
        log('testimonial-not-delivered', { kind: errorKind(error), attempt: message.attempts })
        const delay = retryDelaysMs[message.attempts - 1] ?? (retryDelaysMs.at(-1) as number)
        await outbox.postpone(message.id, claimId, clock() + delay)
        return
      }
    }
    unrecorded.add(message.id)
    await outbox.markDelivered(message.id, clock())
    unrecorded.delete(message.id)
  }

  const run = async (): Promise<void> => {
    try {
      do {
        isWantedAgain = false
        while (!isStopped) {
          const now = clock()
          const claim = { id: randomUUID(), now, until: now + claimLastsMs }
          const message = await outbox.claimNext(claim)
          if (message === null) break
          await deliver(message, claim.id)
        }
      } while (isWantedAgain && !isStopped)
    } catch (error) {
      log('outbox-unusable', { kind: errorKind(error) })
    }
  }

  return {
    deliverDue: () => {
      isWantedAgain = true
      running ??= run().finally(() => {
        running = null
      })
      return running
    },
    stop: async () => {
      isStopped = true
      await running
    },
  }
}
