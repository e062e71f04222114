import pg from 'pg'
import { createVersionTable, migrations } from './migrations.ts'
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
    query_timeout: 5000,
    statement_timeout: 5000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  })
  // An idle connection that breaks is replaced at the next use; unheard, it would end the process.
  pool.on('error', () => {})
  return pool
}

export function postgresDatabase(pool: pg.Pool): SqlDatabase {
  let migrating: Promise<void> | null = null
  const migrated = () => {
    migrating ??= migrate(pool).catch((error) => {
      migrating = null
      throw error
    })
    return migrating
  }
  const run = async (sql: string, values: SqlValue[] = []): Promise<SqlRow[]> => {
    try {
      await migrated()
      return (await pool.query<SqlRow>(sql, values)).rows
    } catch (error) {
      throw new StoreUnavailable('the PostgreSQL store cannot be used', { cause: error })
    }
  }
  return {
    run,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
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
