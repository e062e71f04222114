import { randomUUID } from 'node:crypto'
import { errorKind, type Logger } from '../logging/logger.ts'
import type { Budget } from '../rate-limit/rate-limit.ts'
import type { Claim, Outbox, OutboxMessage } from '../store/store.ts'
import { NoAnswer, type SendMail, timeLimitsMs } from './smtp-sender.ts'
import { testimonialMail } from './testimonial-mail.ts'

type DeliveryOptions = {
  outbox: Outbox
  send: SendMail
  /** Of mails, so that nobody can flood the mailbox: what is over waits. */
  budget: Budget
  /** Right-hand side of the message ids. */
  domain: string
  clock: () => number
  log: Logger
}

type DeliveryWorker = {
  /** Delivers everything that is due; a call during a delivery joins it and looks again after. */
  deliverDue: () => Promise<void>
  /** Ends after the message that is being sent. */
  stop: () => Promise<void>
}

/** A claim outlasts what it is for: an attempt, then the wait for the mail server's answer. */
const claimLastsMs = timeLimitsMs.untilEnd + 60_000
const handOverLastsMs = timeLimitsMs.forAnswer + 120_000
const retryDelaysMs = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000]

/** docs/decisions/007: nothing accepted is lost, nothing is sent twice by itself. */
export function createDeliveryWorker(options: DeliveryOptions): DeliveryWorker {
  const { outbox, send, budget, domain, clock, log } = options
  /** Taken by the mail server, but the store was away when that was to be recorded. */
  const unrecorded = new Set<string>()
  let running: Promise<void> | null = null
  let isWantedAgain = false
  let isStopped = false

  const claimFor = (milliseconds: number, id: string): Claim => {
    const now = clock()
    return { id, now, until: now + milliseconds }
  }
  const record = async (): Promise<void> => {
    for (const id of unrecorded) {
      await outbox.markDelivered(id, clock())
      unrecorded.delete(id)
    }
  }
  const deliver = async (message: OutboxMessage, claimId: string): Promise<void> => {
    const { id, attempts } = message
    try {
      await send(testimonialMail(message, domain), async () => {
        const isOurs = await outbox.handOver(id, claimFor(handOverLastsMs, claimId))
        if (!isOurs) throw new Error('the claim has ended')
      })
    } catch (error) {
      log('testimonial-not-delivered', { kind: errorKind(error), attempt: attempts })
      // Perhaps it was: left as it is, and held when the claim ends.
      if (error instanceof NoAnswer) return
      const delay = retryDelaysMs[attempts - 1] ?? (retryDelaysMs.at(-1) as number)
      await outbox.postpone(id, claimId, clock() + delay)
      return
    }
    unrecorded.add(id)
    await record()
  }

  const run = async (): Promise<void> => {
    try {
      await record()
      const held = await outbox.holdUnsure(clock())
      if (held > 0) log('testimonial-held', { count: held })
      do {
        isWantedAgain = false
        while (!isStopped) {
          const claim = claimFor(claimLastsMs, randomUUID())
          const message = await outbox.claimNext(claim)
          if (message === null) break
          const waitSeconds = await budget()
          if (waitSeconds !== null) {
            log('mail-budget-used-up', { retryAfterSeconds: waitSeconds })
            await outbox.postpone(message.id, claim.id, clock() + waitSeconds * 1000)
            break
          }
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
