import { Readable } from 'node:stream'
import type { TestimonialDelivery } from '../settings/read-settings.ts'
import type { Mail } from './testimonial-mail.ts'

/**
 * Resolves only when the mail server has taken the message. `beforeEnd` is awaited when everything
 * but the last line is sent: a mail server forgets what has no end, so until then nothing is
 * delivered, and when `beforeEnd` rejects nothing ever is.
 */
export type SendMail = (mail: Mail, beforeEnd: () => Promise<void>) => Promise<void>

/** Everything was sent, and no answer came. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

export const timeLimitsMs = {
  untilEnd: 60_000,
  /** RFC 5321, 4.5.3.2.6: whoever waits less sends twice what a slow server has taken. */
  forAnswer: 10 * 60_000,
}

export function smtpSender({ smtpUrl, to }: TestimonialDelivery): SendMail {
  return async (mail, beforeEnd) => {
    // Loaded with the first message: most sites never send one.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      // Ours, below, comes first.
      socketTimeout: timeLimitsMs.forAnswer + 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const patience = createPatience()
    patience.start(timeLimitsMs.untilEnd, new Error('the mail server is too slow'))
    transport.use('stream', (compiled, done) => {
      const { message } = compiled
      const written = message.createReadStream.bind(message)
      // Read from only after the mail server has asked for the data.
      message.createReadStream = () =>
        Readable.from(
          (async function* () {
            yield* written()
            await beforeEnd()
            patience.start(timeLimitsMs.forAnswer, new NoAnswer('no answer from the mail server'))
          })(),
        )
      done()
    })
    try {
      await Promise.race([transport.sendMail({ ...mail, from: to, to }), patience.isOver])
    } finally {
      patience.end()
      transport.close()
    }
  }
}

/** A time limit that can be set anew. */
function createPatience() {
  const { promise: isOver, reject } = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  return {
    isOver,
    start: (milliseconds: number, error: Error) => {
      clearTimeout(timer)
      timer = setTimeout(() => reject(error), milliseconds)
    },
    end: () => clearTimeout(timer),
  }
}
