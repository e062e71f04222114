import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A real mail server on this machine: takes letters, answers an error, or ends in the middle of one. */
export async function mailServer() {
  const mail = {
    taken: [] as string[],
    url: '',
    behaviour: 'take' as 'take' | 'refuse' | 'die' | 'hang',
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: async (stream, session, answer) => {
      if (mail.behaviour === 'die') return destroyAll(server)
      const letter = await text(stream)
      if (mail.behaviour === 'hang') return
      if (mail.behaviour === 'refuse')
        return answer(Object.assign(new Error('no'), { responseCode: 451 }))
      mail.taken.push(letter)
      answer(null, session.id)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close(() => {})
    destroyAll(server)
  })
  mail.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return mail
}

/** As when the machine loses its power. */
function destroyAll(server: SMTPServer) {
  type Connection = { _socket: { destroy: () => void } }
  for (const { _socket } of (server as unknown as { connections: Set<Connection> }).connections)
    _socket.destroy()
}
