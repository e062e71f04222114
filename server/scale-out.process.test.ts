import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixtureManifest, writeFixtureBuild } from './testing/fixture-build.ts'
import { indexNowServer, viewPage } from './testing/indexnow-server.ts'
import { outboxCommand } from './testing/outbox-command.ts'
import { postTestimonials } from './testing/post-testimonials.ts'
import { startPostgres } from './testing/postgres.ts'
import { endAllServers, type ServerProcess, startServer } from './testing/server-process.ts'
import { deliveryTo, messageIdOf, smtpStandIn } from './testing/smtp-stand-in.ts'
import { until } from './testing/until.ts'

const postgres = await startPostgres()
const smtp = await smtpStandIn()
const searchEngine = await indexNowServer()
let servers: ServerProcess[] = []

beforeAll(async () => {
  if (postgres === null) return
  const environment = {
    BUILD_DIR: writeFixtureBuild(),
    DATABASE_URL: postgres.url,
    TRUSTED_PROXIES: '127.0.0.1',
    INDEXNOW_KEY: 'abcdef0123456789',
    INDEXNOW_ENDPOINT: searchEngine.endpoint,
    ...deliveryTo(smtp.url),
  }
  servers = await Promise.all(Array.from({ length: 3 }, () => startServer(environment)))
}, 60_000)

afterAll(async () => {
  endAllServers()
  searchEngine.close()
  await smtp.close()
})

/** Three processes that know each other only through one PostgreSQL. */
describe('three servers', () => {
  test('announce each page once between them', async ({ skip }) => {
    if (postgres === null) return skip('no PostgreSQL server here')
    const views = Array.from({ length: 20 }, (_, round) =>
      servers.flatMap(({ url }) =>
        Object.keys(fixtureManifest.pages).map((path) => viewPage(url, path, `81.2.69.${round}`)),
      ),
    )
    const answers = await Promise.all(views.flat())
    const logs = servers.map(({ output }) => output()).join('')
    expect([...new Set(answers.map(({ status }) => status))], logs).toEqual([200])
    const pages = ['', '/blog', '/services/dental-implants'].map((p) => `https://dental.test${p}`)
    expect(searchEngine.urls.toSorted()).toEqual(pages)
  })

  test('count a visitor’s requests together', async ({ skip }) => {
    if (postgres === null) return skip('no PostgreSQL server here')
    const statuses: number[] = []
    for (let count = 0; count < 123; count++) {
      const { url } = servers[count % 3] as ServerProcess
      statuses.push((await viewPage(url, '/blog', '81.2.70.1')).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.slice(120)).toEqual([429, 429, 429])
  })

  test('deliver every testimonial once, and hold the one whose process is killed', async ({
    skip,
  }) => {
    if (postgres === null) return skip('no PostgreSQL server here')
    smtp.behaviour = 'hang'
    const accepted = await postTestimonials(
      30,
      servers.map(({ url }) => url),
    )
    expect(accepted).toHaveLength(30)
    await until(() => smtp.waitingCount() === 3)
    await servers[0]?.end('SIGKILL')
    // Let the stand-in see that this sender has gone.
    await new Promise((resolve) => setTimeout(resolve, 200))
    smtp.goOn()
    await until(() => smtp.taken.length === 29, 20_000)
    // After that time the claim of the killed process ends.
    await postgres.query('UPDATE outbox SET claimed_until = claimed_until - 900000')
    const readiness = async () => (await fetch(`${servers[1]?.url}/readyz`)).text()
    await until(async () => (await readiness()).includes('"testimonials":"1 held: '), 20_000)
    const [held] = await postgres.query('SELECT id FROM outbox WHERE held_at IS NOT NULL')
    const { id } = held as { id: string }
    expect(accepted).toContain(id)
    expect(await outboxCommand({ DATABASE_URL: postgres.url }, 'send', id)).toContain(
      'will be sent',
    )
    await until(() => smtp.taken.length === 30, 20_000)
    const expected = accepted.map((id) => `<testimonial-${id}@dental.test>`)
    expect(smtp.taken.map(messageIdOf).toSorted()).toEqual(expected.toSorted())
    const personal = 'SELECT id FROM outbox WHERE content IS NOT NULL'
    expect(await postgres.query(personal)).toEqual([])
  })
})
