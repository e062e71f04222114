import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { createApi } from '../api.ts'
import { nodePlatform } from '../node-platform.ts'
import type { Platform } from '../platform.ts'
import { readSettings } from '../settings.ts'
import { fixtureManifest } from './fixture-build.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Environment = Record<string, string>

/** The endpoints as on one machine. @returns request, as from a connection of this address */
export function testApi(
  environment: Environment = {},
  manifest = fixtureManifest,
  changes: Partial<Platform> = {},
) {
  const settings = readSettings({ DATA_DIR: temporaryFolder(), ...environment })
  const api = createApi({ ...nodePlatform(settings, () => manifest), ...changes })
  const request = async (path: string, init: RequestInit = {}, remoteAddress = '127.0.0.1') =>
    api.request(path, init, { incoming: { socket: { remoteAddress } } })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { request, post }
}

type Received = { headers: Record<string, unknown>; body: string }

/** A real server in the place of somebody else's. @returns what it was sent */
export async function otherServer(answer: RequestListener = (_, response) => void response.end()) {
  const received: Received[] = []
  const other = { received, url: '', answer }
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: (await buffer(request)).toString() })
    other.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  other.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/here`
  return other
}
