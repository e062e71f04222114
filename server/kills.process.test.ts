import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { writeFixtureBuild } from './testing/fixture-build.ts'
import { postTestimonials } from './testing/post-testimonials.ts'
import { startPostgres } from './testing/postgres.ts'
import { endAllServers, type ServerProcess, startServer } from './testing/server-process.ts'
import { deliveryTo, messageIdOf, smtpStandIn } from './testing/smtp-stand-in.ts'
import { until } from './testing/until.ts'

const postgres = await startPostgres()
afterAll(endAllServers)

test('three servers, one killed at any moment again and again: nothing lost, nothing twice', async ({
  skip,
}) => {
  if (postgres === null) return skip('no PostgreSQL server here')
  const smtp = await smtpStandIn()
  const environment = {
    BUILD_DIR: writeFixtureBuild(),
    DATABASE_URL: postgres.url,
    TRUSTED_PROXIES: '127.0.0.1',
    ...deliveryTo(smtp.url),
  }
  const { query } = postgres
  const servers = await Promise.all([1, 2, 3].map(() => startServer(environment)))
  const accepted: string[] = []
  for (let round = 0; round < 8; round++) {
    const posting = postTestimonials(
      15,
      servers.map(({ url }) => url),
    )
    await sleep(Math.random() * 150)
    const victim = round % 3
    await (servers[victim] as ServerProcess).end('SIGKILL')
    accepted.push(...(await posting))
    servers[victim] = await startServer(environment)
  }
  expect(accepted.length).toBeGreaterThan(40)

  // Over and over the time passes after which a dead process loses its claims.
  await until(async () => {
    await query('UPDATE outbox SET claimed_until = claimed_until - 900000 WHERE claimed_until > 0')
    const waiting = 'SELECT id FROM outbox WHERE content IS NOT NULL AND held_at IS NULL'
    return (await query(waiting)).length === 0
  }, 60_000)
  const held = await query('SELECT id FROM outbox WHERE held_at IS NOT NULL')

  const delivered = smtp.taken.map(messageIdOf)
  expect(new Set(delivered).size, 'a testimonial came twice').toBe(delivered.length)
  const isSafe = (id: string) =>
    delivered.includes(`<testimonial-${id}@dental.test>`) || held.some((row) => row.id === id)
  expect(
    accepted.filter((id) => !isSafe(id)),
    'lost',
  ).toEqual([])
  // A kill puts one message in doubt at most, and hardly ever more than that.
  expect(held.length).toBeLessThanOrEqual(8)
  await smtp.close()
}, 150_000)
