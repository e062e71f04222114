import { expect, test } from 'vitest'
import { createRateLimit } from '../rate-limit/rate-limit.ts'
import { startPostgres } from '../testing/postgres.ts'
import { openDatabase } from './open-database.ts'
import { storeOn } from './sql-store.ts'

const postgres = await startPostgres()

test('the store outlives PostgreSQL being stopped and started again', async ({ skip }) => {
  if (postgres === null) return skip('no PostgreSQL server here')
  const { database, client } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  const store = storeOn(database)
  const limit = createRateLimit({
    name: 'test',
    requests: 2,
    perSeconds: 60,
    client,
    secret: 'shared',
  })
  const now = Date.now()
  expect(await store.outbox.add({ id: 'before', content: '{}', now })).toBe(true)
  expect(await limit('81.2.69.142')).toBeNull()

  await postgres.stop()
  expect(await store.problem()).toBe('the PostgreSQL store cannot be used')
  await expect(store.outbox.add({ id: 'during', content: '{}', now })).rejects.toThrow()
  // Each process counts for itself meanwhile.
  expect(await limit('81.2.69.142')).toBeNull()

  await postgres.start()
  expect(await store.problem()).toBeNull()
  const claim = { id: 'claim', now, until: now + 1000 }
  expect(await store.outbox.claimNext(claim)).toMatchObject({ id: 'before' })
  expect(await limit('81.2.69.142')).toBeNull()
  expect(await limit('81.2.69.142')).toBeGreaterThan(0)
  await store.close()
}, 30_000)

test('a store that is down at the start is used once it is up', async ({ skip }) => {
  if (postgres === null) return skip('no PostgreSQL server here')
  await postgres.stop()
  const { database } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  expect(await database.problem()).not.toBeNull()
  await postgres.start()
  expect(await database.problem()).toBeNull()
  await database.close()
}, 30_000)
