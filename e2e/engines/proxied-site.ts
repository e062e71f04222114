import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pause } from './processes.ts'

type Country = { country_code: string; country_name: string }

/**
 * SPEC §7: a page does its last things two seconds after it was opened; WebKit says three seconds
 * after the load what was preloaded for nothing.
 */
const stillness = 5000

/** How the location look-up is answered. */
type LookUp = Country | 'never'

export const britain: Country = { country_code: 'GB', country_name: 'United Kingdom' }
export const france: Country = { country_code: 'FR', country_name: 'France' }

/** By number: server and browser need not agree on what a name stands for. */
const loopback = '127.0.0.1'

/** A page with nothing on it, not of the site: to be at its origin before anything happens there. */
export const blankPage = '/blank'

export type ProxiedSite = {
  url: string
  /** The same site at one more address. */
  another: () => Promise<ProxiedSite>
  /** Also for visitors who are waiting. */
  answerLookUp: (answer: LookUp) => void
  /** Resolves when nothing has been asked for or answered for a while. */
  quiet: () => Promise<void>
  /** What was answered with an error, which not every engine tells. */
  failures: string[]
  close: () => void
}

/**
 * The site at an address of its own, where nothing is remembered from elsewhere, with a look-up
 * that says what a journey needs: no driver can do that for every engine.
 */
export async function proxySite(site: string): Promise<ProxiedSite> {
  let lookUp: LookUp = britain
  const waiting = new Set<() => void>()
  const failures: string[] = []
  let lastMoved = Date.now()
  const server = createServer((incoming, outgoing) => {
    lastMoved = Date.now()
    outgoing.on('close', () => {
      lastMoved = Date.now()
    })
    const answerLookUp = () => {
      if (lookUp === 'never') return void waiting.add(answerLookUp)
      outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      outgoing.end(JSON.stringify(lookUp))
    }
    if (incoming.url === '/api/visitor-location') return answerLookUp()
    if (incoming.url === blankPage) {
      outgoing.writeHead(200, { 'content-type': 'text/html' })
      return void outgoing.end('<!doctype html><title>Blank</title>')
    }
    const { method, headers, url: path } = incoming
    const onwards = request(new URL(path ?? '/', site), { method, headers }, (answer) => {
      const status = answer.statusCode ?? 502
      if (status >= 400) failures.push(`${method} ${path} was answered with ${status}`)
      outgoing.writeHead(status, answer.headers)
      answer.pipe(outgoing)
    })
    onwards.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onwards.destroy())
    incoming.pipe(onwards)
  })
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve))
  return {
    url: `http://${loopback}:${(server.address() as AddressInfo).port}`,
    another: () => proxySite(site),
    answerLookUp(answer) {
      lookUp = answer
      const all = [...waiting]
      waiting.clear()
      for (const answerNow of all) answerNow()
    },
    async quiet() {
      lastMoved = Date.now()
      while (Date.now() - lastMoved < stillness) await pause(100)
    },
    failures,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
