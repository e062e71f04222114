import type { Outbox } from '../store/store.ts'

/** The period the privacy page states. */
const keptMs = 30 * 24 * 3_600_000
const tolerableJumpMs = 5 * 60_000

type Clocks = {
  clock: () => number
  /** Only ever moves forward, whatever happens to the clock on the wall. */
  monotonic: () => number
}

/**
 * Deletes what is older than 30 days, delivered or not. A clock that jumped between two rounds is
 * not believed, or a wrong date for an hour would delete what was accepted this morning.
 */
export function createRetention(outbox: Outbox, { clock, monotonic }: Clocks) {
  let difference = clock() - monotonic()
  return async (): Promise<number> => {
    const now = clock()
    const drift = Math.abs(now - monotonic() - difference)
    difference = now - monotonic()
    return drift > tolerableJumpMs ? 0 : outbox.deleteOlderThan(now - keptMs)
  }
}
