import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { createVersionTable, migrations } from './migrations.ts'
import type { SqlDatabase, SqlRow, SqlValue } from './sql-database.ts'
import { sqliteProblem } from './sqlite-problem.ts'
import { StoreUnavailable } from './store.ts'

/** SQLite's own waiting would stop the whole process, pages included; ours lets others run. */
const sqliteWaitMs = 10
/** Each number of pages in a claim is a statement of its own; nearly all claims are of one page. */
const mostStatements = 50
const retryDelaysMs = [20, 40, 80, 160, 320, 640]

export function sqliteDatabase(dataDir: string): SqlDatabase {
  const path = join(dataDir, 'site.sqlite')
  let open: Opened | null = null
  /** Words that were deleted may still stand in the journal. */
  let isJournalStale = false

  const close = () => {
    open?.database.close()
    open = null
  }
  /** Opens on first use, and again when the file was taken away or replaced under us. */
  const opened = (): Opened => {
    if (open && fileNumbers(path) !== open.files) close()
    if (!open) {
      makePrivate(dataDir, path)
      const database = new DatabaseSync(path, { timeout: sqliteWaitMs })
      try {
        prepare(database)
      } catch (error) {
        database.close()
        throw error
      }
      open = { database, statements: new Map(), files: fileNumbers(path) }
      // Of a process that was killed before it could empty it.
      isJournalStale = true
    }
    return open
  }
  const runOnce = (sql: string, values: SqlValue[]): SqlRow[] => {
    const rows = statementOf(opened(), sql).all(...values)
    emptyJournal()
    return rows
  }
  /** Not while another program reads the store; then with one of the next statements. */
  const emptyJournal = (): void => {
    if (!isJournalStale || !open) return
    try {
      const done = open.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
      isJournalStale = done?.busy !== 0
    } catch {
      // What was asked for has been done: a full disk will be noticed by the next one who writes.
    }
  }

  const run = async (sql: string, values: SqlValue[] = []): Promise<SqlRow[]> => {
    for (const delay of [...retryDelaysMs, null]) {
      try {
        return runOnce(sql, values)
      } catch (error) {
        const problem = sqliteProblem(error)
        if (problem === 'locked' && delay !== null) {
          await new Promise((resolve) => setTimeout(resolve, delay))
          continue
        }
        if (problem === 'damaged') close()
        throw new StoreUnavailable(`the SQLite store is ${problem}`, { cause: error })
      }
    }
    throw new StoreUnavailable('the SQLite store is locked')
  }

  return {
    run,
    skipLocked: '',
    forget: async () => {
      isJournalStale = true
      for (const delay of retryDelaysMs) {
        emptyJournal()
        if (!isJournalStale) return
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
    },
    problem: async () => {
      try {
        // A read alone would not notice a full disk or a read-only folder.
        await run('UPDATE schema_version SET version = version WHERE version = 1')
        return null
      } catch (error) {
        return error instanceof StoreUnavailable ? error.message : 'the SQLite store is unusable'
      }
    },
    close: async () => close(),
  }
}

type Opened = { database: DatabaseSync; statements: Map<string, StatementSync>; files: string }

/** For the account of the server alone, whatever the system's default; an older store too. */
function makePrivate(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  const files = [path, `${path}-wal`, `${path}-shm`].filter((file) => existsSync(file))
  // A folder that others keep something in is theirs too.
  const isOurs = readdirSync(dataDir).every((name) => name.startsWith('site.sqlite'))
  try {
    for (const file of files) chmodSync(file, 0o600)
    if (isOurs) chmodSync(dataDir, 0o700)
  } catch {
    // Only its owner may: the store works all the same.
  }
}

/** Kept, because a statement's memory lies outside the heap and waits for the garbage collector. */
function statementOf({ database, statements }: Opened, sql: string): StatementSync {
  const kept = statements.get(sql)
  if (kept) return kept
  const statement = database.prepare(sql.replace(/\$(\d+)/g, '?$1'))
  if (statements.size < mostStatements) statements.set(sql, statement)
  return statement
}

function prepare(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL')
  // What was accepted survives a power cut, and what was deleted is gone from the file.
  database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(createVersionTable)
    const applied = database.prepare('SELECT count(*) AS count FROM schema_version').get()
    migrations.slice(Number(applied?.count)).forEach((statements, index) => {
      for (const statement of statements) database.exec(statement)
      const version = Number(applied?.count) + index + 1
      database.prepare('INSERT INTO schema_version (version) VALUES (?)').run(version)
    })
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Of the file and of its journal: what is written to a deleted one is gone with the process. */
function fileNumbers(path: string): string {
  const numberOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino ?? 0
  return `${numberOf(path)} ${numberOf(`${path}-wal`)}`
}
