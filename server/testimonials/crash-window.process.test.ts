import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { outboxCommand } from '../testing/outbox-command.ts'
import { postTestimonials } from '../testing/post-testimonials.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { endAllServers, type ServerProcess, startServer } from '../testing/server-process.ts'
import { messageIdOf, smtpStandIn } from '../testing/smtp-stand-in.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { until } from '../testing/until.ts'

vi.setConfig({ testTimeout: 60_000 })

const BUILD_DIR = writeFixtureBuild()
let postgres: TestPostgres | null = null
let smtp: Awaited<ReturnType<typeof smtpStandIn>>
beforeAll(async () => {
  postgres = await startPostgres()
  smtp = await smtpStandIn()
}, 60_000)
beforeEach(() => {
  smtp.taken.length = 0
})
afterAll(async () => {
  endAllServers()
  await smtp.close()
  await postgres?.stop()
})

/** The mail server has everything and has taken it; its answer finds nobody. */
describe.each(['SQLite', 'PostgreSQL'])('killed between "taken" and "recorded", on %s', (kind) => {
  const DATA_DIR = temporaryFolder()
  const environment = () => ({
    BUILD_DIR,
    DATA_DIR,
    TRUSTED_PROXIES: '127.0.0.1',
    TESTIMONIAL_DELIVERY: 'smtp',
    SMTP_URL: smtp.url,
    TESTIMONIAL_TO: 'stories@practice.example',
    ...(kind === 'PostgreSQL' && { DATABASE_URL: postgres?.url ?? '' }),
  })
  const query = async (sql: string): Promise<Record<string, unknown>[]> => {
    if (kind === 'SQLite') {
      const database = new DatabaseSync(join(DATA_DIR, 'site.sqlite'))
      const rows = database.prepare(sql).all()
      database.close()
      return rows
    }
    const client = new pg.Client({ connectionString: postgres?.url })
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows
  }
  const noticeOf = async ({ url }: ServerProcess) => {
    const answer = await fetch(`${url}/readyz`)
    const { notices } = (await answer.json()) as { notices?: Record<string, string> }
    return `${answer.status} ${notices?.testimonials ?? 'nothing'}`
  }
  const killedInTheWindow = async () => {
    smtp.behaviour = 'keepSilent'
    const first = await startServer(environment())
    const [id] = (await postTestimonials(1, [first.url])) as [string]
    await until(() => smtp.taken.length === 1)
    await first.end('SIGKILL')
    smtp.behaviour = 'accept'
    // After that time the claim of the killed process ends.
    await query('UPDATE outbox SET claimed_until = claimed_until - 900000 RETURNING id')
    const second = await startServer(environment())
    // Delivering another one goes through a whole round, in which the first could be sent again.
    await postTestimonials(1, [second.url])
    await until(() => smtp.taken.length === 2)
    await until(async () => (await noticeOf(second)).startsWith('200 1 held: '))
    return { id, second }
  }

  test('is held: not sent again, not lost, shown and logged', async ({ skip }) => {
    if (kind === 'PostgreSQL' && postgres === null) return skip('no PostgreSQL server here')
    const { id, second } = await killedInTheWindow()
    const arrived = smtp.taken.map(messageIdOf)
    expect(arrived.filter((messageId) => messageId.includes(id))).toHaveLength(1)
    expect(await query('SELECT id FROM outbox WHERE content IS NOT NULL')).toEqual([{ id }])
    expect(second.output().match(/"testimonial-held","count":1/g)).toHaveLength(1)
    expect(await outboxCommand(environment())).toContain(id)

    // Somebody has found it in the mailbox.
    await outboxCommand(environment(), 'done', id)
    expect(await query('SELECT id FROM outbox WHERE content IS NOT NULL')).toEqual([])
    await until(async () => (await noticeOf(second)) === '200 nothing')
    expect(smtp.taken).toHaveLength(2)
    await second.end('SIGTERM')
  })

  test('is sent again when somebody says that it did not arrive', async ({ skip }) => {
    if (kind === 'PostgreSQL' && postgres === null) return skip('no PostgreSQL server here')
    const { id, second } = await killedInTheWindow()
    await outboxCommand(environment(), 'send', id)
    await until(() => smtp.taken.length === 3)
    expect(messageIdOf(smtp.taken[2] as string)).toContain(id)
    await until(async () => (await noticeOf(second)) === '200 nothing')
    await second.end('SIGTERM')
  })
})

test('a kill before the end of the mail is no reason to wait for anybody', async () => {
  smtp.behaviour = 'accept'
  const environment = {
    BUILD_DIR,
    DATA_DIR: temporaryFolder(),
    TESTIMONIAL_DELIVERY: 'smtp',
    SMTP_URL: smtp.url,
    TESTIMONIAL_TO: 'stories@practice.example',
  }
  const wait = smtp.holdEnvelopes()
  const first = await startServer(environment)
  const [id] = (await postTestimonials(1, [first.url])) as [string]
  await wait.reached
  await first.end('SIGKILL')
  wait.end()
  const database = new DatabaseSync(join(environment.DATA_DIR, 'site.sqlite'))
  database.exec('UPDATE outbox SET claimed_until = claimed_until - 120000')
  database.close()
  const second = await startServer(environment)
  await until(() => smtp.taken.length === 1)
  expect(messageIdOf(smtp.taken[0] as string)).toContain(id)
  await second.end('SIGTERM')
})
