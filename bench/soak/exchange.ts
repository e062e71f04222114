import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

/** A status, or `cut` when the connection ended without one. */
export type Answer = number | 'cut'

export type Ask = {
  method?: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string
  /** Leave as soon as the first bytes of the answer are there. */
  leaveEarly?: boolean
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const patienceMs = 20_000

export function ask(site: URL, { method = 'GET', path, headers, body, leaveEarly }: Ask) {
  return new Promise<Answer>((resolve) => {
    const { hostname, port } = site
    const sent = request({ hostname, port, agent, method, path, headers, timeout: patienceMs })
    sent.on('response', (answer) => {
      const status = answer.statusCode ?? 0
      if (leaveEarly) {
        sent.destroy()
        return resolve(status)
      }
      answer.on('error', () => resolve('cut'))
      answer.on('end', () => resolve(status)).resume()
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve('cut'))
    sent.end(body)
  })
}

/** Byte for byte, as no well-behaved client would send it; `leaveAfterMs` closes without waiting. */
export function askRaw(site: URL, bytes: string, leaveAfterMs = patienceMs) {
  return new Promise<Answer>((resolve) => {
    const socket = connect(Number(site.port), site.hostname, () => socket.write(bytes, 'latin1'))
    let answer = ''
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.setTimeout(leaveAfterMs, () => socket.destroy())
    socket.on('error', () => {})
    socket.on('close', () => resolve(Number(answer.split(' ')[1]) || 'cut'))
  })
}
