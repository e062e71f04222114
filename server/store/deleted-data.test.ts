import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { storeOn } from './sql-store.ts'
import { sqliteDatabase } from './sqlite-database.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const secret = 'Amira Khan was treated for periodontitis'
/** Short ones share a page of the file, long ones fill several. */
const stories = Array.from({ length: 40 }, (_, index) => ({
  id: `story-${index}`,
  content: `${`${secret} `.repeat(index % 3 === 0 ? 400 : 1)}${index}`,
  now,
}))

const everythingIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n')

describe('a delivered testimonial', () => {
  test('is in no file of the store, while that is open', async () => {
    const folder = temporaryFolder()
    const { outbox } = storeOn(sqliteDatabase(folder))
    for (const story of stories) await outbox.add(story)
    expect(everythingIn(folder)).toContain(secret)
    for (const { id } of stories) {
      await outbox.claimNext({ id: 'claim', now, until: now + 1000 })
      await outbox.postpone(id, 'claim', now)
      await outbox.markDelivered(id, now)
    }
    expect(everythingIn(folder)).not.toContain(secret)
    expect(everythingIn(folder)).not.toContain('periodontitis')
  })

  test('goes as soon as a program that was reading the store has ended', async () => {
    const folder = temporaryFolder()
    const { outbox } = storeOn(sqliteDatabase(folder))
    await outbox.add({ id: 'story', content: secret, now })
    const backup = new DatabaseSync(join(folder, 'site.sqlite'))
    backup.exec('BEGIN')
    backup.prepare('SELECT id FROM outbox').all()
    await outbox.markDelivered('story', now)
    expect(everythingIn(folder)).toContain(secret)
    backup.exec('COMMIT')
    await outbox.held()
    backup.close()
    expect(everythingIn(folder)).not.toContain('periodontitis')
  })

  test('goes at the next start if the process was killed before', async () => {
    const folder = temporaryFolder()
    const killed = storeOn(sqliteDatabase(folder))
    for (const story of stories) await killed.outbox.add(story)
    // What a kill leaves: words deleted, the journal as it was.
    const other = new DatabaseSync(join(folder, 'site.sqlite'))
    other.exec('PRAGMA secure_delete = ON; UPDATE outbox SET content = NULL')
    expect(everythingIn(folder)).toContain(secret)
    const next = storeOn(sqliteDatabase(folder))
    await next.outbox.held()
    expect(everythingIn(folder)).not.toContain('periodontitis')
    other.close()
  })
})

describe.skipIf(process.platform === 'win32')('the files of the store', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const expectPrivate = (folder: string) => {
    expect(modeOf(folder)).toBe('700')
    const modes = readdirSync(folder).map((name) => modeOf(join(folder, name)))
    expect(modes.length).toBeGreaterThan(1)
    expect([...new Set(modes)]).toEqual(['600'])
  }
  const inFolder = () => join(temporaryFolder(), 'data')

  test('can be read by their owner alone', async () => {
    const folder = inFolder()
    await storeOn(sqliteDatabase(folder)).outbox.add(stories[0] as (typeof stories)[0])
    expectPrivate(folder)
  })

  test('those of an older version too', async () => {
    const folder = inFolder()
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    const older = new DatabaseSync(join(folder, 'site.sqlite'))
    older.exec('PRAGMA journal_mode = WAL; CREATE TABLE some (thing TEXT)')
    chmodSync(join(folder, 'site.sqlite'), 0o644)
    await storeOn(sqliteDatabase(folder)).outbox.add(stories[0] as (typeof stories)[0])
    expectPrivate(folder)
    older.close()
  })

  test('a folder that holds other things stays as open as it was', async () => {
    const folder = inFolder()
    mkdirSync(folder)
    writeFileSync(join(folder, 'notes.txt'), 'of somebody else')
    chmodSync(folder, 0o755)
    await storeOn(sqliteDatabase(folder)).outbox.held()
    expect(modeOf(folder)).toBe('755')
    expect(modeOf(join(folder, 'site.sqlite'))).toBe('600')
  })
})
