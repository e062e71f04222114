import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { outboxCommand } from '../testing/outbox-command.ts'
import { postTestimonials } from '../testing/post-testimonials.ts'
import { startPostgres } from '../testing/postgres.ts'
import { endAllServers, type ServerProcess, startServer } from '../testing/server-process.ts'
import { deliveryTo, messageIdOf, smtpStandIn } from '../testing/smtp-stand-in.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { until } from '../testing/until.ts'

const BUILD_DIR = writeFixtureBuild()
const postgres = await startPostgres()
const smtp = await smtpStandIn()
beforeEach(() => {
  smtp.taken.length = 0
})
afterAll(async () => {
  endAllServers()
  await smtp.close()
})

/** The mail server has everything and has taken it; its answer finds nobody. */
describe.each(['SQLite', 'PostgreSQL'])('killed between "taken" and "recorded", on %s', (kind) => {
  const DATA_DIR = temporaryFolder()
  const environment = () => ({
    BUILD_DIR,
    DATA_DIR,
    TRUSTED_PROXIES: '127.0.0.1',
    ...deliveryTo(smtp.url),
    ...(kind === 'PostgreSQL' && { DATABASE_URL: postgres?.url ?? '' }),
  })
  const query = (sql: string) => {
    if (kind === 'PostgreSQL') return postgres?.query(sql)
    const database = new DatabaseSync(join(DATA_DIR, 'site.sqlite'))
    const rows = database.prepare(sql).all()
    database.close()
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
    ...deliveryTo(smtp.url),
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
