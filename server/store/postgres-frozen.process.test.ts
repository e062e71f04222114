import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createRateLimit } from '../rate-limit/rate-limit.ts'
import { freePort } from '../testing/free-port.ts'
import { startPostgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { until } from '../testing/until.ts'
import { openDatabase } from './open-database.ts'
import { storeOn } from './sql-store.ts'

const postgres = await startPostgres()
afterAll(() => postgres?.thaw())

const limitWith = (client: Awaited<ReturnType<typeof openDatabase>>['client']) =>
  createRateLimit({ name: 'test', requests: 2, perSeconds: 60, client, secret: 'shared' })

test('a PostgreSQL that does not answer costs one visitor three seconds, and the next nothing', async ({
  skip,
}) => {
  if (postgres === null) return skip('no PostgreSQL server here')
  const { database, client } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  const store = storeOn(database)
  const limit = limitWith(client)
  const now = Date.now()
  expect(await limit('81.2.69.142')).toBeNull()
  expect(await store.outbox.add({ id: 'before', content: '{}', now })).toBe(true)

  postgres.freeze()
  const msOf = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const visit = async () => {
    expect(await limit('81.2.69.143')).toBeNull()
    await expect(store.outbox.add({ id: 'during', content: '{}', now })).rejects.toThrow()
  }
  expect(await msOf(visit)).toBeLessThan(5000)
  expect(await msOf(() => store.outbox.held().catch(() => {}))).toBeLessThan(500)

  postgres.thaw()
  await until(async () => (await store.problem()) === null)
  expect(await store.outbox.countWaiting()).toBe(1)
  await store.close()
}, 60_000)

test('works behind PgBouncer, which gives every statement another connection', async ({ skip }) => {
  if (postgres === null) return skip('no PostgreSQL server here')
  if (spawnSync('pgbouncer', ['--version']).error) return skip('no PgBouncer here')
  const folder = temporaryFolder()
  chmodSync(folder, 0o777)
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  const { port: behind } = new URL(postgres.url)
  writeFileSync(
    config,
    `[databases]
    * = host=127.0.0.1 port=${behind} user=tester
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = any
    pool_mode = transaction
    default_pool_size = 3
    server_round_robin = 1`,
  )
  const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const bouncer = spawn('pgbouncer', ['-q', config], { stdio: 'ignore', ...account })
  try {
    const databaseUrl = `postgres://tester@127.0.0.1:${port}/postgres`
    const { database, client } = await openDatabase({ databaseUrl, dataDir: '' })
    await until(async () => (await database.problem()) === null)
    const limit = limitWith(client)
    const answers = await Promise.all(Array.from({ length: 20 }, () => limit('2a02:c7f:9:9::1')))
    expect(answers.filter((answer) => answer === null)).toHaveLength(2)
    // Counted there, not by the process for itself.
    expect(await limitWith(client)('2a02:c7f:9:9::1')).toBeGreaterThan(0)
    await database.close()
  } finally {
    bouncer.kill('SIGKILL')
  }
}, 60_000)
