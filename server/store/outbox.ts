import type { SqlDatabase } from './sql-database.ts'
import type { Outbox } from './store.ts'

/** A waiting time beyond any real one was set by a clock that has since jumped back. */
const longestWaitMs = 24 * 3_600_000

export function createOutbox({ run, skipLocked }: SqlDatabase): Outbox {
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
           WHERE content IS NOT NULL
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

    // Whoever holds the claim by now: delivered is delivered.
    markDelivered: async (id, now) => {
      await run(
        `UPDATE outbox SET content = NULL, claim_id = NULL, delivered_at = CAST($2 AS BIGINT)
         WHERE id = $1`,
        [id, now],
      )
    },

    postpone: async (id, claimId, nextAttempt) => {
      await run(
        `UPDATE outbox SET claim_id = NULL, claimed_until = 0,
           next_attempt = CAST($3 AS BIGINT) WHERE id = $1 AND claim_id = $2`,
        [id, claimId, nextAttempt],
      )
    },

    deleteOlderThan: async (time) => {
      const sql = 'DELETE FROM outbox WHERE received_at < CAST($1 AS BIGINT) RETURNING id'
      return (await run(sql, [time])).length
    },
  }
}
