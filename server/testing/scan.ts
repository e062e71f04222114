import { connect } from 'node:net'
import type { ScannedAnswer } from './observatory.ts'

/** Sends the bytes as they are and reads the whole answer. */
export function scan(url: string, request: string): Promise<ScannedAnswer & { status: number }> {
  const { port, hostname } = new URL(url)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('data', (data) => chunks.push(Buffer.from(data)))
    socket.on('error', (error) => chunks.length === 0 && reject(error))
    socket.on('close', () => resolve(read(Buffer.concat(chunks).toString('latin1'))))
  })
}

function read(answer: string): ScannedAnswer & { status: number } {
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/: (.*)/s)
    if (Object.hasOwn(headers, name.toLowerCase())) throw new Error(`${name} is there twice`)
    headers[name.toLowerCase()] = value
  }
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}
