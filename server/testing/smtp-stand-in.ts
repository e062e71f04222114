import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type SmtpBehaviour = 'accept' | 'defer' | 'refuse' | 'drop' | 'hang' | 'keepSilent'

/**
 * A real SMTP server on loopback that does what a test asks for; `hang` waits for `goOn()`, and
 * `keepSilent` takes the mail and never says so.
 */
export async function smtpStandIn(port = 0) {
  const taken: string[] = []
  const waiting: { sessionId: string; take: () => void }[] = []
  const standIn = {
    behaviour: 'accept' as SmtpBehaviour,
    taken,
    url: '',
    waitingCount: () => waiting.length,
    /** Takes what hangs, from senders that are still there. */
    goOn: () => {
      standIn.behaviour = 'accept'
      const alive = new Set(connectionsOf(server).map(({ id }) => id))
      for (const { sessionId, take } of waiting.splice(0)) if (alive.has(sessionId)) take()
    },
    /** From now on nobody gets beyond naming the recipient. */
    holdEnvelopes: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      envelopesReached = resolve
      return {
        reached: promise,
        end: () => {
          envelopesReached = null
        },
      }
    },
    close: async () => {},
  }
  let envelopesReached: (() => void) | null = null
  const fail = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, answer) =>
      envelopesReached === null ? answer() : envelopesReached(),
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { behaviour } = standIn
        if (behaviour === 'defer') return answer(fail(451))
        if (behaviour === 'refuse') return answer(fail(550))
        if (behaviour === 'drop') return dropConnection(server, session.id)
        const take = () => {
          taken.push(Buffer.concat(chunks).toString('utf8'))
          answer()
        }
        if (behaviour === 'keepSilent') return taken.push(Buffer.concat(chunks).toString('utf8'))
        if (behaviour === 'hang') waiting.push({ sessionId: session.id, take })
        else take()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.server.address() as AddressInfo
  standIn.url = `smtp://127.0.0.1:${listening}`
  standIn.close = () => new Promise((resolve) => server.close(() => resolve()))
  return standIn
}

/** The settings of a server that delivers there. */
export const deliveryTo = (smtpUrl: string) => ({
  TESTIMONIAL_DELIVERY: 'smtp',
  SMTP_URL: smtpUrl,
  TESTIMONIAL_TO: 'stories@practice.example',
  TESTIMONIAL_MAILS_PER_HOUR: '100000',
})

type Connection = { id: string; _socket: { destroy: () => void } }

function connectionsOf(server: SMTPServer): Connection[] {
  return [...(server as unknown as { connections: Set<Connection> }).connections]
}

function dropConnection(server: SMTPServer, sessionId: string): void {
  connectionsOf(server)
    .find(({ id }) => id === sessionId)
    ?._socket.destroy()
}

export function messageIdOf(mail: string): string {
  // A long one stands on a line of its own.
  return mail.match(/^message-id:\s+(<[^>]*>)/im)?.[1] ?? ''
}
