import type { SqlDatabase, SqlRow } from './sql-database.ts'
import type { AnnouncedPage, Claim, Ledger } from './store.ts'

/** Statements with many thousands of parameters take SQLite seconds to read. */
const pagesPerStatement = 250

export function createLedger({ run }: SqlDatabase): Ledger {
  /** Most page views end here, with a read: the page was announced long ago. */
  const changed = async (pages: AnnouncedPage[]): Promise<AnnouncedPage[]> => {
    const places = pages.map((_, index) => `$${index + 1}`).join(', ')
    const rows = await run(
      `SELECT url, accepted_hash FROM announced_page WHERE url IN (${places})`,
      pages.map(({ url }) => url),
    )
    const accepted = new Map(rows.map((row) => [row.url, row.accepted_hash]))
    return pages.filter(({ url, contentHash }) => accepted.get(url) !== contentHash)
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
        const open = await changed(sorted.slice(start, start + pagesPerStatement))
        const rows = open.length > 0 ? await claimEach(open, claim) : []
        for (const { url } of rows) claimed.add(url)
      }
      return pages.filter(({ url }) => claimed.has(url))
    },

    accept: async (claimId) => {
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

    countPages: async (host) => {
      const sql = 'SELECT count(*) AS count FROM announced_page WHERE host = $1'
      return Number((await run(sql, [host]))[0]?.count ?? 0)
    },
  }
}
