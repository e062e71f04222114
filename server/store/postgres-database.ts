import pg from 'pg'
import { createVersionTable, migrations } from './migrations.ts'
import { createPatience } from './patience.ts'
import type { SqlDatabase, SqlRow, SqlValue } from './sql-database.ts'
import { StoreUnavailable } from './store.ts'

/** Any number will do, as long as every process asks for the same one. */
const migrationLock = 724_118_001

/** Milliseconds. */
const migrationPatience = 60_000

export function createPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // Counts the wait for a free connection too: a burst of visitors must not look like an outage.
    connectionTimeoutMillis: 5000,
    // Not `statement_timeout` as well: PgBouncer refuses connections that ask for it.
    query_timeout: 3000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  })
  // An idle connection that breaks is replaced at the next use; unheard, it would end the process.
  pool.on('error', () => {})
  return pool
}

/** Milliseconds: the first statement may have to wait until the tables are made. */
const firstWait = 8000

export type PostgresDatabase = SqlDatabase & {
  /** For the rate limits. */
  client: { query: (statement: { text: string; values: SqlValue[] }) => Promise<pg.QueryResult> }
}

export function postgresDatabase(pool: pg.Pool): PostgresDatabase {
  const patience = createPatience()
  let isMigrated = false
  let migrating: Promise<void> | null = null
  const migrated = () => {
    migrating ??= migrate(pool).then(
      () => {
        isMigrated = true
      },
      (error) => {
        migrating = null
        throw error
      },
    )
    return migrating
  }
  // Never by name: behind PgBouncer the next statement may go to another connection.
  const query = (text: string, values: SqlValue[]) =>
    patience(
      async () => {
        await migrated()
        return pool.query<SqlRow>(text, values)
      },
      isMigrated ? undefined : firstWait,
    )
  const run = async (sql: string, values: SqlValue[] = []): Promise<SqlRow[]> => {
    try {
      return (await query(sql, values)).rows
    } catch (error) {
      throw new StoreUnavailable('the PostgreSQL store cannot be used', { cause: error })
    }
  }
  return {
    run,
    client: { query: ({ text, values }) => query(text, values) },
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    // Its journal is its own: how long that is kept is a matter of its backups.
    forget: async () => {},
    problem: async () => {
      try {
        await run('UPDATE schema_version SET version = version WHERE version = 1')
        return null
      } catch {
        return 'the PostgreSQL store cannot be used'
      }
    },
    close: () => pool.end(),
  }
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL statement_timeout = ${migrationPatience}`)
    // Processes that start together wait here for the first of them, longer than any page would.
    await client.query({
      text: 'SELECT pg_advisory_xact_lock($1)',
      values: [migrationLock],
      query_timeout: migrationPatience,
    } as pg.QueryConfig)
    await client.query(createVersionTable)
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version')
    for (const [index, statements] of migrations.entries()) {
      if (index < rows.length) continue
      for (const statement of statements) await client.query(statement)
      await client.query('INSERT INTO schema_version (version) VALUES ($1)', [index + 1])
    }
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
