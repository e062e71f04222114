import type { SqlDatabase } from './sql-database.ts'
import type { Outbox } from './store.ts'

/** A waiting time beyond any real one was set by a clock that has since jumped back. */
const longestWaitMs = 24 * 3_600_000

export function createOutbox({ run, skipLocked, forget }: SqlDatabase): Outbox {
  return {
    add: async ({ id, content, now }) => {
      const added = await run(
        `INSERT INTO outbox (id, content, received_at, next_attempt)
         VALUES ($1, $2, CAST($3 AS BIGINT), CAST($3 AS BIGINT))
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, content, now],
      )
      return added.length > 0
    },

    claimNext: async ({ id: claimId, now, until }) => {
      const [row] = await run(
        `UPDATE outbox SET claim_id = $1, claimed_until = CAST($2 AS BIGINT),
           attempts = attempts + 1
         WHERE id = (
           SELECT id FROM outbox
           WHERE content IS NOT NULL AND handed_over_at IS NULL
             AND (next_attempt <= CAST($3 AS BIGINT) OR next_attempt > CAST($4 AS BIGINT))
             AND (claimed_until <= CAST($3 AS BIGINT) OR claimed_until > CAST($4 AS BIGINT))
           ORDER BY next_attempt LIMIT 1 ${skipLocked}
         )
         RETURNING id, content, received_at, attempts`,
        [claimId, until, now, now + longestWaitMs],
      )
      return row
        ? {
            id: String(row.id),
            content: String(row.content),
            receivedAt: Number(row.received_at),
            attempts: Number(row.attempts),
          }
        : null
    },

    handOver: async (id, { id: claimId, now, until }) => {
      const marked = await run(
        `UPDATE outbox SET handed_over_at = CAST($3 AS BIGINT), claimed_until = CAST($4 AS BIGINT)
         WHERE id = $1 AND claim_id = $2 AND content IS NOT NULL RETURNING id`,
        [id, claimId, now, until],
      )
      return marked.length > 0
    },

    // Whoever holds the claim by now: delivered is delivered.
    markDelivered: async (id, now) => {
      await run(
        `UPDATE outbox SET content = NULL, claim_id = NULL, held_at = NULL,
           delivered_at = CAST($2 AS BIGINT) WHERE id = $1`,
        [id, now],
      )
      await forget()
    },

    postpone: async (id, claimId, nextAttempt) => {
      await run(
        `UPDATE outbox SET claim_id = NULL, claimed_until = 0, handed_over_at = NULL,
           next_attempt = CAST($3 AS BIGINT) WHERE id = $1 AND claim_id = $2`,
        [id, claimId, nextAttempt],
      )
    },

    holdUnsure: async (now) => {
      const held = await run(
        `UPDATE outbox SET held_at = CAST($1 AS BIGINT), claim_id = NULL
         WHERE content IS NOT NULL AND handed_over_at IS NOT NULL AND held_at IS NULL
           AND (claimed_until <= CAST($1 AS BIGINT) OR claimed_until > CAST($2 AS BIGINT))
         RETURNING id`,
        [now, now + longestWaitMs],
      )
      return held.length
    },

    held: async () => {
      const rows = await run(
        `SELECT id, received_at, handed_over_at FROM outbox
         WHERE content IS NOT NULL AND held_at IS NOT NULL ORDER BY received_at`,
      )
      return rows.map((row) => ({
        id: String(row.id),
        receivedAt: Number(row.received_at),
        handedOverAt: Number(row.handed_over_at),
      }))
    },

    countWaiting: async () => {
      const [row] = await run('SELECT count(*) AS count FROM outbox WHERE content IS NOT NULL')
      return Number(row?.count ?? 0)
    },

    releaseHeld: async (id, now) => {
      const released = await run(
        `UPDATE outbox SET held_at = NULL, handed_over_at = NULL, claimed_until = 0,
           next_attempt = CAST($2 AS BIGINT) WHERE id = $1 AND held_at IS NOT NULL RETURNING id`,
        [id, now],
      )
      return released.length > 0
    },

    waitingSince: async (time) => {
      const rows = await run(
        `SELECT id, received_at FROM outbox
         WHERE content IS NOT NULL AND received_at < CAST($1 AS BIGINT) ORDER BY received_at`,
        [time],
      )
      return rows.map((row) => ({ id: String(row.id), receivedAt: Number(row.received_at) }))
    },

    forgetDelivered: async (time) => {
      const deleted = await run(
        `DELETE FROM outbox WHERE content IS NULL AND received_at < CAST($1 AS BIGINT)
         RETURNING id`,
        [time],
      )
      return deleted.length
    },
  }
}
