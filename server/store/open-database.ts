import type { PostgresDatabase } from './postgres-database.ts'
import type { SqlDatabase } from './sql-database.ts'

export type OpenDatabase = {
  database: SqlDatabase
  /** For what is counted over all processes; null with SQLite. */
  client: PostgresDatabase['client'] | null
}

type Where = { databaseUrl: string | null; dataDir: string }

/** Opens nothing yet: a store that is down must not keep the pages from being served. */
export async function openDatabase({ databaseUrl, dataDir }: Where): Promise<OpenDatabase> {
  // Loaded on demand: only one of the two is ever needed.
  if (databaseUrl === null) {
    const { sqliteDatabase } = await import('./sqlite-database.ts')
    return { database: sqliteDatabase(dataDir), client: null }
  }
  const { createPool, postgresDatabase } = await import('./postgres-database.ts')
  const database = postgresDatabase(createPool(databaseUrl))
  return { database, client: database.client }
}
