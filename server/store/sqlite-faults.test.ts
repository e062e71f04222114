import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { storeOn } from './sql-store.ts'
import { sqliteDatabase } from './sqlite-database.ts'
import { sqliteProblem } from './sqlite-problem.ts'
import { StoreUnavailable } from './store.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const message = (id: string) => ({ id, content: '{}', now })
const claim = { id: 'claim', now, until: now + 1000 }

function setUp(dataDir = join(temporaryFolder(), 'data')) {
  const path = join(dataDir, 'site.sqlite')
  const open = () => storeOn(sqliteDatabase(dataDir))
  return { dataDir, path, open, store: open() }
}

describe('the SQLite store', () => {
  test('makes its folder when it is missing', async () => {
    const { store, path } = setUp()
    expect(await store.problem()).toBeNull()
    expect(existsSync(path)).toBe(true)
  })

  test('keeps what was accepted when it is closed and opened again', async () => {
    const { store, open } = setUp()
    await store.outbox.add(message('kept'))
    await store.close()
    expect(await open().outbox.claimNext(claim)).toMatchObject({ id: 'kept' })
  })

  test('whose file is taken away starts anew instead of writing into nothing', async () => {
    const { store, dataDir, open } = setUp()
    await store.outbox.add(message('gone'))
    rmSync(dataDir, { recursive: true })
    await store.outbox.add(message('new'))
    expect(await open().outbox.claimNext(claim)).toMatchObject({ id: 'new' })
  })

  test('whose journal is taken away loses nothing', async () => {
    const { store, path, open } = setUp()
    await store.outbox.add(message('first'))
    rmSync(`${path}-wal`)
    await store.outbox.add(message('second'))
    await store.outbox.add(message('third'))
    // As after a kill: nobody closes the first store.
    const { outbox } = open()
    const claimed = [1, 2, 3].map(async (count) =>
      outbox.claimNext({ ...claim, id: `claim ${count}` }),
    )
    const ids = (await Promise.all(claimed)).map((found) => found?.id)
    expect(ids.toSorted()).toEqual(['first', 'second', 'third'])
  })

  test('that is locked by another program waits, lets others run, then says so', async () => {
    const { store, path } = setUp()
    await store.problem()
    const other = new DatabaseSync(path)
    other.exec('BEGIN EXCLUSIVE')
    let ticks = 0
    const ticking = setInterval(() => ticks++, 10)
    await expect(store.outbox.add(message('locked'))).rejects.toThrow('the SQLite store is locked')
    clearInterval(ticking)
    expect(ticks).toBeGreaterThan(20)
    other.exec('ROLLBACK')
    expect(await store.outbox.add(message('locked'))).toBe(true)
  })

  test('that is locked only for a moment goes on', async () => {
    const { store, path } = setUp()
    await store.problem()
    const other = new DatabaseSync(path)
    other.exec('BEGIN IMMEDIATE')
    setTimeout(() => other.exec('COMMIT'), 100)
    expect(await store.outbox.add(message('patient'))).toBe(true)
  })

  test('that is damaged says so and is not overwritten', async () => {
    const { path, dataDir, store } = setUp()
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, 'this is no database '.repeat(1000))
    expect(await store.problem()).toBe('the SQLite store is damaged')
    await expect(store.outbox.add(message('x'))).rejects.toBeInstanceOf(StoreUnavailable)
    rmSync(path)
    expect(await store.problem()).toBeNull()
  })

  test('that cannot be opened says so and recovers', async () => {
    const { dataDir, store } = setUp()
    writeFileSync(dataDir, 'a file where the folder should be')
    expect(await store.problem()).toBe('the SQLite store is unusable')
    rmSync(dataDir)
    expect(await store.problem()).toBeNull()
  })

  test.skipIf(process.getuid?.() === 0)('that is read-only says so', async () => {
    const { dataDir, store } = setUp()
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o500)
    expect(await store.problem()).toBe('the SQLite store is unusable')
  })

  test('names a full disk', () => {
    const full = new DatabaseSync(':memory:')
    full.exec('CREATE TABLE t (x); PRAGMA max_page_count = 2')
    const fill = () => full.exec(`INSERT INTO t VALUES (zeroblob(100000))`)
    expect(fill).toThrow()
    try {
      fill()
    } catch (error) {
      expect(sqliteProblem(error)).toBe('full')
    }
  })
})
