import type { SqlDatabase, SqlRow } from './sql-database.ts'
import type { AnnouncedPage, Claim, Ledger } from './store.ts'

/**
 * A state of a page that was accepted counts as served for this long after each view. Meanwhile another
 * accepted one is not announced again, as two releases that are served at once would take turns at every
 * view; after it, one that has come back is.
 */
const liveForMs = 3_600_000
/** Views in between write nothing. */
const renewAfterMs = liveForMs / 4
const forgottenAfterMs = 30 * 24 * 3_600_000

/** Statements with many thousands of parameters take SQLite seconds to read. */
const pagesPerStatement = 250

export function createLedger({ run }: SqlDatabase): Ledger {
  /** Most page views end here, with a read: the page was announced long ago. */
  const changed = async (pages: AnnouncedPage[], now: number): Promise<AnnouncedPage[]> => {
    const places = pages.map((_, index) => `$${index + 1}`).join(', ')
    const rows = await run(
      `SELECT page.url, page.accepted_hash, version.hash, version.live_until
       FROM announced_page AS page LEFT JOIN announced_version AS version
         ON version.url = page.url WHERE page.url IN (${places})`,
      pages.map(({ url }) => url),
    )
    const accepted = new Map(rows.map((row) => [row.url, row.accepted_hash]))
    const liveUntil = new Map(rows.map((row) => [`${row.url} ${row.hash}`, Number(row.live_until)]))
    const isLive = (time = 0) => time > now && time <= now + 2 * liveForMs
    const isKnown = ({ url, contentHash }: AnnouncedPage): boolean =>
      accepted.get(url) === contentHash ||
      (liveUntil.has(`${url} ${contentHash}`) &&
        isLive(liveUntil.get(`${url} ${accepted.get(url)}`)))
    const isToRenew = ({ url, contentHash }: AnnouncedPage): boolean => {
      const time = liveUntil.get(`${url} ${contentHash}`)
      return !isLive(time) || Number(time) - now < liveForMs - renewAfterMs
    }
    await renew(
      pages.filter((page) => isKnown(page) && isToRenew(page)),
      now,
    )
    return pages.filter((page) => !isKnown(page))
  }

  const renew = async (pages: AnnouncedPage[], now: number): Promise<void> => {
    if (pages.length === 0) return
    const rows = pages.map(
      (_, index) => `($${2 + index * 2}, $${3 + index * 2}, CAST($1 AS BIGINT))`,
    )
    await run(
      `INSERT INTO announced_version (url, hash, live_until) VALUES ${rows.join(', ')}
       ON CONFLICT (url, hash) DO UPDATE SET live_until = excluded.live_until`,
      [now + liveForMs, ...pages.flatMap(({ url, contentHash }) => [url, contentHash])],
    )
  }

  const claimEach = (pages: AnnouncedPage[], { id, now, until }: Claim): Promise<SqlRow[]> => {
    const rows = pages.map((_, index) => {
      const first = 4 + index * 3
      return `($${first}, $${first + 1}, $${first + 2}, $1, CAST($2 AS BIGINT))`
    })
    // A claim that ends later than any fresh one could was made by a clock that has jumped back.
    return run(
      `INSERT INTO announced_page (url, host, claimed_hash, claim_id, claimed_until)
       VALUES ${rows.join(', ')}
       ON CONFLICT (url) DO UPDATE SET claimed_hash = excluded.claimed_hash,
         claim_id = excluded.claim_id, claimed_until = excluded.claimed_until
       WHERE (announced_page.accepted_hash IS NULL
           OR announced_page.accepted_hash <> excluded.claimed_hash)
         AND (announced_page.claimed_until <= CAST($3 AS BIGINT)
           OR announced_page.claimed_until > 2 * excluded.claimed_until - CAST($3 AS BIGINT))
         AND NOT (EXISTS (SELECT 1 FROM announced_version AS own
             WHERE own.url = excluded.url AND own.hash = excluded.claimed_hash)
           AND EXISTS (SELECT 1 FROM announced_version AS other
             WHERE other.url = excluded.url AND other.hash = announced_page.accepted_hash
               AND other.live_until > CAST($3 AS BIGINT)
               AND other.live_until <= CAST($3 AS BIGINT) + ${2 * liveForMs}))
       RETURNING url`,
      [id, until, now, ...pages.flatMap((page) => [page.url, page.host, page.contentHash])],
    )
  }

  return {
    claim: async (pages, claim) => {
      // Sorted, so that two processes that claim the same pages never wait for each other in a ring.
      const sorted = pages.toSorted((a, b) => (a.url < b.url ? -1 : 1))
      const claimed = new Set<unknown>()
      for (let start = 0; start < sorted.length; start += pagesPerStatement) {
        const open = await changed(sorted.slice(start, start + pagesPerStatement), claim.now)
        const rows = open.length > 0 ? await claimEach(open, claim) : []
        for (const { url } of rows) claimed.add(url)
      }
      return pages.filter(({ url }) => claimed.has(url))
    },

    accept: async (claimId) => {
      await run(
        `INSERT INTO announced_version (url, hash, live_until)
         SELECT url, claimed_hash, claimed_until + ${liveForMs} FROM announced_page
         WHERE claim_id = $1
         ON CONFLICT (url, hash) DO UPDATE SET live_until = excluded.live_until`,
        [claimId],
      )
      await run(
        `DELETE FROM announced_version WHERE
           url IN (SELECT url FROM announced_page WHERE claim_id = $1) AND live_until <
             (SELECT min(claimed_until) FROM announced_page WHERE claim_id = $1) - ${forgottenAfterMs}`,
        [claimId],
      )
      await run(
        `UPDATE announced_page SET accepted_hash = claimed_hash, claimed_hash = NULL,
           claim_id = NULL, claimed_until = 0 WHERE claim_id = $1`,
        [claimId],
      )
    },

    release: async (claimId) => {
      await run(
        `UPDATE announced_page SET claimed_hash = NULL, claim_id = NULL, claimed_until = 0
         WHERE claim_id = $1`,
        [claimId],
      )
    },

    holdOf: async (host) => {
      const sql = 'SELECT hold_until, failures, last_status FROM announced_host WHERE host = $1'
      const [row] = await run(sql, [host])
      return {
        until: Number(row?.hold_until ?? 0),
        failures: Number(row?.failures ?? 0),
        status: Number(row?.last_status ?? 0),
      }
    },

    hold: async (host, { until, failures, status }) => {
      await run(
        `INSERT INTO announced_host (host, hold_until, failures, last_status)
         VALUES ($1, CAST($2 AS BIGINT), CAST($3 AS INTEGER), CAST($4 AS INTEGER))
         ON CONFLICT (host) DO UPDATE SET hold_until = excluded.hold_until,
           failures = excluded.failures, last_status = excluded.last_status`,
        [host, until, failures, status],
      )
    },
  }
}
