import { afterAll, expect, test } from 'vitest'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { observatoryScore } from '../testing/observatory.ts'
import { scan } from '../testing/scan.ts'
import { endAllServers, startServer } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

afterAll(endAllServers)

test('a request that is never finished is refused, while others are served', async () => {
  const server = await startServer({ BUILD_DIR: writeFixtureBuild(), DATA_DIR: temporaryFolder() })
  const unfinished = Promise.all([
    scan(server.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: '),
    scan(
      server.url,
      'POST /functions/v1/indexnow-submit HTTP/1.1\r\nHost: localhost\r\n' +
        'apikey: sb_publishable_dental_group_website\r\nContent-Type: application/json\r\n' +
        'Content-Length: 100\r\n\r\n{"urls":',
    ),
  ])
  expect((await fetch(server.url)).status).toBe(200)
  for (const answer of await unfinished) {
    expect(answer.status).toBe(408)
    expect(answer.body).toBe('{"error":"request too slow"}')
    expect(observatoryScore(answer)).toEqual({ score: 130, grade: 'A+' })
  }
  expect(server.output().match(/"code":"ERR_HTTP_REQUEST_TIMEOUT"/g)).toHaveLength(2)
  await server.end('SIGTERM')
}, 60_000)
