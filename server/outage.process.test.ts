import { afterAll, expect, test, vi } from 'vitest'
import { writeFixtureBuild } from './testing/fixture-build.ts'
import { freePort } from './testing/free-port.ts'
import { viewPage } from './testing/indexnow-server.ts'
import { postTestimonials } from './testing/post-testimonials.ts'
import { startPostgres } from './testing/postgres.ts'
import { endAllServers, startServer } from './testing/server-process.ts'
import { deliveryTo, messageIdOf, smtpStandIn } from './testing/smtp-stand-in.ts'
import { until } from './testing/until.ts'

// Longer than all its waits together: a second try would meet a database that the first has stopped.
vi.setConfig({ testTimeout: 240_000 })

const postgres = await startPostgres()
afterAll(endAllServers)

test('PostgreSQL, mail server and search engine may go and come while pages are served', async ({
  skip,
}) => {
  if (postgres === null) return skip('no PostgreSQL server here')
  const smtpPort = await freePort()
  const { url, output, end } = await startServer({
    BUILD_DIR: writeFixtureBuild(),
    DATABASE_URL: postgres.url,
    TRUSTED_PROXIES: '127.0.0.1',
    INDEXNOW_KEY: 'abcdef0123456789',
    INDEXNOW_ENDPOINT: 'http://127.0.0.1:1/indexnow',
    ...deliveryTo(`smtp://127.0.0.1:${smtpPort}`),
  })
  const statusOf = async (path: string) => (await fetch(url + path)).status
  const notify = () => viewPage(url, '/blog', '81.2.69.142')

  // Nobody takes mail or notifications yet.
  const before = await postTestimonials(3, [url])
  expect(before).toHaveLength(3)
  expect((await notify()).status).toBe(502)
  expect(await statusOf('/blog')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)

  await postgres.stop()
  await until(async () => (await statusOf('/readyz')) === 503)
  expect(await statusOf('/blog')).toBe(200)
  expect(await statusOf('/api/visitor-location')).toBe(404)
  expect(await postTestimonials(1, [url])).toEqual([])
  expect((await notify()).status).toBe(502)

  const smtp = await smtpStandIn(smtpPort)
  await postgres.start()
  await until(async () => (await statusOf('/readyz')) === 200)
  const after = await postTestimonials(1, [url])
  expect(after).toHaveLength(1)
  const expected = [...before, ...after].map((id) => `<testimonial-${id}@dental.test>`)
  await until(() => smtp.taken.length >= expected.length, 120_000)
  expect(smtp.taken.map(messageIdOf).toSorted()).toEqual(expected.toSorted())
  expect(output()).not.toMatch(/unexpected-error|Jane|patient\.example|127\.0\.0\.1/)
  expect(await end('SIGTERM')).toBe(0)
  await smtp.close()
})
