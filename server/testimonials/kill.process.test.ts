import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { freePort } from '../testing/free-port.ts'
import { postTestimonials } from '../testing/post-testimonials.ts'
import { endAllServers, startServer } from '../testing/server-process.ts'
import { deliveryTo, messageIdOf, smtpStandIn } from '../testing/smtp-stand-in.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { until } from '../testing/until.ts'

afterAll(endAllServers)

test('what was accepted before a kill in the middle of writing is delivered once', async () => {
  const smtpPort = await freePort()
  const environment = {
    BUILD_DIR: writeFixtureBuild(),
    DATA_DIR: temporaryFolder(),
    TRUSTED_PROXIES: '127.0.0.1',
    ...deliveryTo(`smtp://127.0.0.1:${smtpPort}`),
  }
  const first = await startServer(environment)
  let count = 0
  const accepted = await postTestimonials(200, [first.url], () => {
    count++
    if (count === 20) void first.end('SIGKILL')
  })
  expect(accepted.length).toBeGreaterThanOrEqual(20)

  twoMinutesPass(join(environment.DATA_DIR, 'site.sqlite'))
  const smtp = await smtpStandIn(smtpPort)
  const second = await startServer(environment)
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  const more = await postTestimonials(3, [second.url])
  const delivered = () => smtp.taken.map(messageIdOf)
  const expected = [...accepted, ...more].map((id) => `<testimonial-${id}@dental.test>`)
  await until(() => expected.every((id) => delivered().includes(id)), 60_000)
  expect(new Set(delivered()).size).toBe(delivered().length)
  await second.end('SIGTERM')
  await smtp.close()
}, 90_000)

/** After that time the claim of the killed process on the message it was sending ends. */
function twoMinutesPass(path: string): void {
  const database = new DatabaseSync(path)
  database.exec('UPDATE outbox SET claimed_until = claimed_until - 120000')
  database.close()
}
