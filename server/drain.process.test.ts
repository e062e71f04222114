import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { writeFixtureBuild } from './testing/fixture-build.ts'
import { endAllServers, startServer } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

afterAll(endAllServers)

const BUILD_DIR = writeFixtureBuild()
const answerOf = (url: string, agent?: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer))
    }).on('error', reject)
  })

test('after SIGTERM requests on open and on new connections are answered for a while, as the last', async () => {
  const server = await startServer({ BUILD_DIR, DATA_DIR: temporaryFolder() })
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const askAll = () => Promise.all(agents.map((agent) => answerOf(`${server.url}/blog`, agent)))
  for (const { headers } of await askAll()) expect(headers.connection).toBe('keep-alive')

  const ended = server.end('SIGTERM')
  for (const { statusCode } of await askAll()) expect(statusCode).toBe(200)
  // The signal has arrived when readiness says so.
  while ((await fetch(`${server.url}/readyz`)).status === 200) await sleep(10)
  for (const answer of [...(await askAll()), await answerOf(`${server.url}/healthz`)]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.connection).toBe('close')
  }
  expect(await ended).toBe(0)
  for (const agent of agents) agent.destroy()
})
