export type SqlValue = string | number | null
export type SqlRow = Record<string, unknown>

/**
 * SQLite and PostgreSQL through one door. Every statement is atomic by itself and written in the
 * part of SQL that both speak (`$1` parameters, `ON CONFLICT`, `RETURNING`), so there is one ledger
 * and one outbox, not two of each.
 */
export type SqlDatabase = {
  run: (sql: string, values?: SqlValue[]) => Promise<SqlRow[]>
  /** Appended to a sub-select that picks a row to claim. */
  skipLocked: string
  /** To be called after personal data was deleted: nothing of it stays in what the store keeps beside. */
  forget: () => Promise<void>
  problem: () => Promise<string | null>
  close: () => Promise<void>
}
