import type { Outbox } from '../store/store.ts'
import { keptMs } from './retention.ts'

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
