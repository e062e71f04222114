import type { Logger } from '../logging/logger.ts'
import type { Outbox } from '../store/store.ts'

/** The period the privacy page states. */
export const keptMs = 30 * 24 * 3_600_000

type RetentionOptions = { outbox: Outbox; clock: () => number; log: Logger }

/**
 * Ids of what was delivered go after 30 days. What has not been delivered by then is reported, never deleted
 * by its age: a machine that starts with a wrong date would delete what was accepted this morning.
 */
export function createRetention({ outbox, clock, log }: RetentionOptions) {
  return async (): Promise<number> => {
    const time = clock() - keptMs
    const waiting = await outbox.waitingSince(time)
    if (waiting.length > 0) log('testimonial-overdue', { count: waiting.length })
    return outbox.forgetDelivered(time)
  }
}

/** For `/readyz`: null, or how many testimonials wait for somebody to look. */
export function heldNotice(outbox: Outbox, clock: () => number): () => Promise<string | null> {
  return async () => {
    // A store that cannot be read has a line of its own there.
    const held = await outbox.held().catch(() => [])
    const waiting = await outbox.waitingSince(clock() - keptMs).catch(() => [])
    const notices = [
      held.length > 0 && `${held.length} held: a crash came while the mail server was taking it`,
      waiting.length > 0 && `${waiting.length} not delivered for 30 days`,
    ].filter(Boolean)
    return notices.length > 0 ? `${notices.join('; ')}; see docs/running.md` : null
  }
}
