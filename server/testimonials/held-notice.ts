import type { Outbox } from '../store/store.ts'

/** For `/readyz`: null, or how many testimonials wait for somebody to look. */
export function heldNotice(outbox: Outbox): () => Promise<string | null> {
  return async () => {
    // A store that cannot be read has a line of its own there.
    const held = await outbox.held().catch(() => [])
    if (held.length === 0) return null
    return `${held.length} held: a crash came while the mail server was taking it; see docs/running.md`
  }
}
