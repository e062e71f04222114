import type { TestimonialDelivery } from '../settings/settings.ts'
import type { Mail } from './testimonial-mail.ts'

/** Resolves only when the mail server has taken the message. */
export type SendMail = (mail: Mail) => Promise<void>

const timeLimitMs = 60_000

export function smtpSender({ smtpUrl, to }: TestimonialDelivery): SendMail {
  return async (mail) => {
    // Loaded with the first message: most sites never send one.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    // A server that trickles could outlast every single time limit above.
    const limit = AbortSignal.timeout(timeLimitMs)
    const expired = new Promise<never>((_, reject) => {
      limit.addEventListener('abort', () => reject(limit.reason))
    })
    try {
      await Promise.race([transport.sendMail({ ...mail, from: to, to }), expired])
    } finally {
      transport.close()
    }
  }
}
