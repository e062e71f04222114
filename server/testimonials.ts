import type { Context } from 'hono'
import { parseTestimonial } from '../shared/parse-testimonial.ts'
import { ratingOptions } from '../shared/testimonial.ts'
import { kindOf, log } from './log.ts'
import type { Deliver, Story } from './platform.ts'
import { refuse } from './refuse.ts'

/** How long the visitor waits. */
export const patienceMs = 10_000

/** Thanks only after the story was taken; otherwise the form says so and keeps every word. */
export function takeStory(deliver: Deliver) {
  return async (context: Context) => {
    context.header('cache-control', 'no-store')
    const parsed = parseTestimonial(context.get('body'))
    if (!parsed.ok) return context.json({ error: 'invalid', fields: parsed.problems }, 422)
    const { submissionId: id, website, ...testimonial } = parsed.submission
    try {
      // A robot filled in the field that people do not see: it learns nothing from the answer.
      if (website === '') await deliver({ id, receivedAt: new Date(), testimonial })
    } catch (error) {
      log('testimonial-not-sent', { kind: kindOf(error), request: context.get('requestId') })
      return refuse(context, 503, 'cannot be taken at the moment', { 'retry-after': '60' })
    }
    return context.json({ accepted: true }, 202)
  }
}

/** Posts the story as JSON; with a secret it is signed: `sha256=` and the HMAC of the body in hex. */
export function webhook(address: string, secret: string | undefined): Deliver {
  return async ({ id, receivedAt, testimonial }) => {
    const body = JSON.stringify({ id, receivedAt, ...testimonial })
    const headers = { 'content-type': 'application/json', 'idempotency-key': id }
    const answer = await fetch(address, {
      method: 'POST',
      headers: secret ? { ...headers, 'x-signature': await signature(secret, body) } : headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw Object.assign(new Error(), { code: `HTTP_${answer.status}` })
  }
}

async function signature(secret: string, body: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign'])
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(body)))
  return `sha256=${Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Personal data is in the body only: subjects end up in logs. */
export function storyMail({ id, receivedAt, testimonial }: Story, domain: string) {
  const { treatment, rating } = testimonial
  const label = ratingOptions.find(({ value }) => value === rating)?.label
  const answer = (agreed: boolean) => `${agreed ? 'yes' : 'no'}, given ${receivedAt.toISOString()}`
  return {
    messageId: `<testimonial-${id}@${domain}>`,
    date: receivedAt,
    replyTo: testimonial.email,
    subject: `Testimonial: ${treatment}, ${rating} of 5`,
    text: `Name: ${testimonial.firstName} ${testimonial.lastName}
E-mail: ${testimonial.email}
Phone: ${testimonial.phone}
Treatment: ${treatment}
Rating: ${rating} (${label})
Title: ${testimonial.title}

${testimonial.description || '(no description)'}

Consent to use on video: ${answer(testimonial.consentVideo)}
Consent to show on the website: ${answer(testimonial.consentWebsite)}
Consent to marketing: ${answer(testimonial.consentMarketing)}

Submission: ${id}
The website keeps no copy. Delete this message if consent is withdrawn.
`,
  }
}
