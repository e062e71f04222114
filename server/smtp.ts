import { setTimeout as sleep } from 'node:timers/promises'
import type { Deliver } from './platform.ts'
import { patienceMs, storyMail } from './testimonials.ts'

/** Resolves only when the mail server has taken the message. @param domain for the message's id */
export function smtp(smtpUrl: string, to: string, domain: () => string): Deliver {
  return async (story) => {
    // Loaded with the first story: most sites never send one.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const tooSlow = new AbortController()
    try {
      await Promise.race([
        transport.sendMail({ ...storyMail(story, domain()), from: to, to }),
        sleep(patienceMs, undefined, { signal: tooSlow.signal }).then(() => {
          throw Object.assign(new Error(), { code: 'ETIMEDOUT' })
        }),
      ])
    } finally {
      tooSlow.abort()
      transport.close()
    }
  }
}
